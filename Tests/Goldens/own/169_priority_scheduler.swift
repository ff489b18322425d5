struct Heap<Element> {
    private var nodes: [Element] = []
    private let before: (Element, Element) -> Bool
    init(by before: @escaping (Element, Element) -> Bool) { self.before = before }
    init<S: Sequence>(_ items: S, by before: @escaping (Element, Element) -> Bool) where S.Element == Element {
        self.before = before
        nodes = Array(items)
        for i in stride(from: nodes.count / 2 - 1, through: 0, by: -1) { siftDown(i) }
    }
    var isEmpty: Bool { nodes.isEmpty }
    var count: Int { nodes.count }
    var top: Element? { nodes.first }
    mutating func push(_ e: Element) {
        nodes.append(e)
        var child = nodes.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard before(nodes[child], nodes[parent]) else { break }
            nodes.swapAt(child, parent)
            child = parent
        }
    }
    @discardableResult
    mutating func pop() -> Element? {
        guard !nodes.isEmpty else { return nil }
        nodes.swapAt(0, nodes.count - 1)
        let last = nodes.removeLast()
        siftDown(0)
        return last
    }
    private mutating func siftDown(_ start: Int) {
        var parent = start
        while true {
            let kids = [2 * parent + 1, 2 * parent + 2].filter { $0 < nodes.count }
            guard let best = kids.min(by: { before(nodes[$0], nodes[$1]) }), before(nodes[best], nodes[parent]) else { return }
            nodes.swapAt(best, parent)
            parent = best
        }
    }
}
extension Heap: Sequence, IteratorProtocol { mutating func next() -> Element? { pop() } }

struct Job: Comparable, CustomStringConvertible {
    let name: String, priority: Int, arrival: Int
    static func < (a: Job, b: Job) -> Bool { (a.priority, -a.arrival) < (b.priority, -b.arrival) }
    var description: String { "\(name)/\(priority)" }
}
final class Scheduler {
    private var queue = Heap<Job>(by: >)
    private lazy var log: [String] = { print("(log created)"); return [] }()
    private var clock = 0
    var onFinish: ((Job, Int) -> Void)?
    func submit(_ name: String, priority: Int) {
        queue.push(Job(name: name, priority: priority, arrival: clock))
        clock += 1
    }
    func run(limit: Int = .max) {
        for _ in 0..<limit {
            guard let job = queue.pop() else { break }
            log.append(job.name)
            onFinish?(job, log.count)
        }
    }
    var finished: [String] { log }
}
let s = Scheduler()
s.onFinish = { print("#\($1) finished \($0)") }
for (name, p) in [("mail", 2), ("backup", 1), ("alarm", 9), ("print", 2), ("game", 5)] { s.submit(name, priority: p) }
s.run(limit: 2)
s.submit("urgent", priority: 10)
s.run()
print(s.finished)
print(Array(Heap([5, 3, 8, 1, 9, 2], by: <)))
print(Heap("heapsort", by: <).map { $0 }, Heap([1.5, 0.5], by: >).top!)
var h = Heap<(String, Int)>(by: { $0.1 < $1.1 })
h.push(("b", 2)); h.push(("a", 1)); h.push(("c", 3))
while let (name, n) = h.pop() { print(name, n, h.count, terminator: "; ") }
print(h.isEmpty)
