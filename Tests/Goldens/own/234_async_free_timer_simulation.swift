// Discrete event simulation of a barber shop with a seeded generator
struct Event: Comparable { enum Kind { case arrive, finish(barber: Int) }; let time: Int; let kind: Kind; let id: Int
    static func < (a: Event, b: Event) -> Bool { a.time != b.time ? a.time < b.time : a.id < b.id }
    static func == (a: Event, b: Event) -> Bool { a.id == b.id } }
struct Random { var seed: UInt32; mutating func next(_ n: Int) -> Int { seed = seed &* 1103515245 &+ 12345; return Int(seed >> 16) % n } }
struct Statistics { private(set) var samples: [Int] = []
    mutating func add(_ s: Int) { samples.append(s) }
    var mean: Double { samples.isEmpty ? 0 : Double(samples.reduce(0, +)) / Double(samples.count) }
    var median: Double { let s = samples.sorted(); guard !s.isEmpty else { return 0 }; let m = s.count / 2
        return s.count % 2 == 1 ? Double(s[m]) : Double(s[m - 1] + s[m]) / 2 }
    func percentile(_ p: Double) -> Int? { samples.isEmpty ? nil : samples.sorted()[Int(p * Double(samples.count - 1))] } }
final class Shop {
    private var agenda: [Event] = [], clock = 0, nextID = 0
    private var chairs: Int, waiting: [(id: Int, since: Int)] = [], idle: Set<Int>
    private var random = Random(seed: 7)
    private(set) var waits = Statistics(), lost = 0, served = 0, busyTime = [Int: Int]()
    var trace: ((Int, String) -> Void)?
    init(barbers: Int, chairs: Int) { self.chairs = chairs; idle = Set(0..<barbers) }
    private func schedule(_ delay: Int, _ kind: Event.Kind) {
        let e = Event(time: clock + delay, kind: kind, id: nextID)
        nextID += 1
        let i = agenda.firstIndex { e < $0 } ?? agenda.endIndex
        agenda.insert(e, at: i)
    }
    private func seat(_ customer: Int, waited: Int) {
        guard let b = idle.min() else { return }
        idle.remove(b)
        waits.add(waited)
        let cut = 10 + random.next(15)
        busyTime[b, default: 0] += cut
        schedule(cut, .finish(barber: b))
        trace?(clock, "customer \(customer) sits at barber \(b) for \(cut)")
    }
    func run(customers: Int) {
        var t = 0
        for _ in 0..<customers { t += 3 + random.next(10); schedule(t, .arrive) }
        while !agenda.isEmpty {
            let e = agenda.removeFirst()
            clock = e.time
            switch e.kind {
            case .arrive where !idle.isEmpty: seat(e.id, waited: 0)
            case .arrive where waiting.count < chairs: waiting.append((id: e.id, since: clock))
            case .arrive: lost += 1; trace?(clock, "customer \(e.id) leaves")
            case .finish(let b):
                idle.insert(b); served += 1
                if !waiting.isEmpty { let (id, since) = waiting.removeFirst(); seat(id, waited: clock - since) }
            }
        }
    }
}
let shop = Shop(barbers: 2, chairs: 2)
var lines = 0
shop.trace = { t, s in lines += 1; if lines <= 6 { print("[\(t)] \(s)") } }
shop.run(customers: 30)
print("served \(shop.served), lost \(shop.lost), trace lines \(lines)")
print("mean wait", shop.waits.mean, "median", shop.waits.median, "p90", shop.waits.percentile(0.9)!)
print(shop.busyTime.sorted { $0.key < $1.key }.map { "barber \($0): \($1)" })
for (n, c) in [(1, 0), (1, 5), (3, 0)] { let s = Shop(barbers: n, chairs: c); s.run(customers: 40); print(n, c, s.served, s.lost) }
