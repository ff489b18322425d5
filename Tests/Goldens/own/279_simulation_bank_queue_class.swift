class Customer { let arrival: Int, service: Int; init(arrival: Int, service: Int) { self.arrival = arrival; self.service = service } }
class Teller {
    static private var nextNumber = 1
    let number: Int
    private var current: Customer?, remaining = 0
    private(set) var served = 0
    init() { number = Teller.nextNumber; Teller.nextNumber += 1 }
    var isFree: Bool { current == nil }
    func begin(_ c: Customer) { assert(isFree); current = c; remaining = c.service }
    func tick() -> Customer? {
        guard let c = current else { return nil }
        remaining -= 1
        if remaining == 0 { served += 1; current = nil; return c }
        return nil
    }
}
protocol QueuePolicy: AnyObject { func enqueue(_ c: Customer); func next(for t: Teller) -> Customer?; var length: Int { get } }
final class SingleLine: QueuePolicy { private var line: [Customer] = []
    func enqueue(_ c: Customer) { line.append(c) }
    func next(for t: Teller) -> Customer? { line.isEmpty ? nil : line.removeFirst() }
    var length: Int { line.count } }
final class PerTeller: QueuePolicy { private var lines: [[Customer]]
    init(_ n: Int) { lines = .init(repeating: [], count: n) }
    func enqueue(_ c: Customer) { let i = lines.indices.min { lines[$0].count < lines[$1].count }!; lines[i].append(c) }
    func next(for t: Teller) -> Customer? { let i = (t.number - 1) % lines.count; return lines[i].isEmpty ? nil : lines[i].removeFirst() }
    var length: Int { lines.reduce(0) { $0 + $1.count } } }
struct Report: CustomStringConvertible { var served = 0, totalWait = 0, longest = 0, maxQueue = 0
    var average: Double { served == 0 ? 0 : Double(totalWait) / Double(served) }
    var description: String { "served \(served), average wait \((average * 100).rounded() / 100), longest \(longest), queue \(maxQueue)" } }
func simulate(minutes: Int, tellers n: Int, policy: QueuePolicy, seed: UInt64) -> (Report, [Int]) {
    var rng = seed
    func random(_ n: Int) -> Int { rng ^= rng << 13; rng ^= rng >> 7; rng ^= rng << 17; return Int(rng % UInt64(n)) }
    let tellers = (0..<n).map { _ in Teller() }
    var report = Report()
    for minute in 0..<minutes {
        if random(3) == 0 { policy.enqueue(Customer(arrival: minute, service: 2 + random(6))) }
        for t in tellers {
            if let done = t.tick() { report.served += 1; _ = done }
            if t.isFree, let c = policy.next(for: t) {
                let wait = minute - c.arrival
                report.totalWait += wait
                report.longest = max(report.longest, wait)
                t.begin(c)
            }
        }
        report.maxQueue = max(report.maxQueue, policy.length)
    }
    return (report, tellers.map(\.served))
}
for (name, policy, n) in [("single", SingleLine(), 1), ("single", SingleLine(), 2), ("per teller", PerTeller(2), 2)] as [(String, any QueuePolicy, Int)] {
    let (report, split) = simulate(minutes: 240, tellers: n, policy: policy, seed: 2463534242)
    print(name, n, "-", report, split, policy is SingleLine)
}
