actor Warehouse {
    enum Fault: Error { case short(String, by: Int) }
    private var stock: [String: Int]
    private var waiting: [(item: String, n: Int, c: CheckedContinuation<Int, Never>)] = []
    init(_ s: [String: Int]) { stock = s }
    func take(_ item: String, _ n: Int) throws -> Int {
        let have = stock[item, default: 0]
        guard have >= n else { throw Fault.short(item, by: n - have) }
        stock[item] = have - n
        return have - n
    }
    func takeWhenReady(_ item: String, _ n: Int) async -> Int {
        if let left = try? take(item, n) { return left }
        return await withCheckedContinuation { waiting.append((item, n, $0)) }
    }
    func restock(_ item: String, _ n: Int) {
        stock[item, default: 0] += n
        while let i = waiting.firstIndex(where: { $0.item == item && $0.n <= stock[item]! }) {
            let w = waiting.remove(at: i)
            stock[item]! -= w.n
            w.c.resume(returning: stock[item]!)
        }
    }
    var report: [String] { stock.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } }
    var queue: Int { waiting.count }
}
let w = Warehouse(["nut": 5])
print(try await w.take("nut", 2))
do { _ = try await w.take("nut", 9) } catch Warehouse.Fault.short(let item, let by) { print(item, "short by", by) }
let patient = Task { await w.takeWhenReady("bolt", 3) }
let patient2 = Task { await w.takeWhenReady("bolt", 1) }
while await w.queue < 2 { await Task.yield() }
await w.restock("bolt", 2)
await w.restock("bolt", 3)
let lefts = await [patient.value, patient2.value]
print(lefts.sorted(), await w.report, await w.queue)
struct Orders: AsyncSequence, AsyncIteratorProtocol {
    typealias Element = (String, Int)
    var lines: [String]
    mutating func next() async -> (String, Int)? {
        while !lines.isEmpty {
            let p = lines.removeFirst().split(separator: "*")
            await Task.yield()
            if p.count == 2, let n = Int(p[1]) { return (String(p[0]), n) }
        }
        return nil
    }
    func makeAsyncIterator() -> Orders { self }
}
for await (item, n) in Orders(lines: ["nut*1", "junk", "bolt*x", "nut*2", "bolt*1"]) {
    do { print(item, n, "left", try await w.take(item, n)) } catch { print("failed", error) }
}
var it = Orders(lines: ["a*1"]).makeAsyncIterator()
print(await it.next()!.0, await it.next() == nil)
print(try await Orders(lines: ["a*1", "b*5"]).map(\.1).reduce(0, +), await Orders(lines: ["q*7"]).first { _ in true }!.1)
