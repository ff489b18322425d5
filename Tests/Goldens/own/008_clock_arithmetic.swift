struct Clock
{
    private let minutes: Int

    init(hours: Int, minutes: Int = 0)
    {
        let day = 24 * 60
        let total = (hours * 60 + minutes) % day
        self.minutes = total < 0 ? total + day : total
    }

    var hour: Int
    {
        return minutes / 60
    }

    func add(minutes more: Int) -> Clock
    {
        return Clock(hours: 0, minutes: minutes + more)
    }

    func subtract(minutes less: Int) -> Clock
    {
        return add(minutes: -less)
    }
}

extension Clock: CustomStringConvertible
{
    var description: String
    {
        func two(_ n: Int) -> String
        {
            return n < 10 ? "0\(n)" : "\(n)"
        }
        return two(hour) + ":" + two(minutes % 60)
    }
}

extension Clock: Equatable, Comparable
{
    static func < (a: Clock, b: Clock) -> Bool
    {
        return a.minutes < b.minutes
    }
}

let cases: [(h: Int, m: Int, shown: String)] = [
    (8, 0, "08:00"), (11, 9, "11:09"), (24, 0, "00:00"), (25, 0, "01:00"),
    (100, 0, "04:00"), (1, 60, "02:00"), (0, 160, "02:40"), (201, 3001, "11:01"),
    (-1, 15, "23:15"), (-25, -160, "20:20"), (-121, -5810, "22:10"),
]
for (index, c) in cases.enumerated()
{
    let clock = Clock(hours: c.h, minutes: c.m)
    if clock.description == c.shown
    {
        print("case", index + 1, clock)
    }
    else
    {
        print("case", index + 1, "wanted", c.shown, "got", clock)
    }
}
print(Clock(hours: 10).add(minutes: 3), Clock(hours: 0, minutes: 45).add(minutes: 40), Clock(hours: 23, minutes: 59).add(minutes: 2))
print(Clock(hours: 6, minutes: 15).subtract(minutes: 160), Clock(hours: 5, minutes: 32).subtract(minutes: 1500))
print(Clock(hours: 15, minutes: 37) == Clock(hours: 39, minutes: 37), Clock(hours: 3) != Clock(hours: 4))
var times = [Clock(hours: 18, minutes: 7), Clock(hours: 3), Clock(hours: 12, minutes: 30)]
times.sort()
print(times, times.max()!, times.contains(Clock(hours: 27)))
repeat
{
    times[0] = times[0].add(minutes: 125)
    print("tick", times[0])
}
while times[0] < times[1]
