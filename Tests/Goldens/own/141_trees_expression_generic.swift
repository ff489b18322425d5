final class TreeNode<T> {
    var value: T
    private(set) var children: [TreeNode] = []
    private(set) weak var parent: TreeNode?
    init(_ value: T, _ children: [TreeNode<T>] = []) {
        self.value = value
        children.forEach(add)
    }
    func add(_ child: TreeNode) {
        child.parent?.children.removeAll { $0 === child }
        children.append(child)
        child.parent = self
    }
    var depth: Int { parent.map { $0.depth + 1 } ?? 0 }
    var isLeaf: Bool { children.isEmpty }
    var root: TreeNode { parent?.root ?? self }
    func forEachDepthFirst(_ visit: (TreeNode) -> Void) {
        visit(self)
        children.forEach { $0.forEachDepthFirst(visit) }
    }
    func forEachLevelOrder(_ visit: (TreeNode) -> Void) {
        var queue = [self]
        while !queue.isEmpty {
            let node = queue.removeFirst()
            visit(node)
            queue += node.children
        }
    }
    func map<U>(_ f: (T) -> U) -> TreeNode<U> { TreeNode<U>(f(value), children.map { $0.map(f) }) }
    func fold<R>(_ f: (T, [R]) -> R) -> R { f(value, children.map { $0.fold(f) }) }
    var path: [T] { (parent?.path ?? []) + [value] }
}
extension TreeNode where T: Equatable {
    func search(_ value: T) -> TreeNode? {
        var result: TreeNode?
        forEachLevelOrder { if result == nil && $0.value == value { result = $0 } }
        return result
    }
    static func == (a: TreeNode, b: TreeNode) -> Bool { a.value == b.value && a.children.count == b.children.count && zip(a.children, b.children).allSatisfy { $0 == $1 } }
}
extension TreeNode: CustomStringConvertible { var description: String { isLeaf ? "\(value)" : "\(value)(\(children.map(\.description).joined(separator: " ")))" } }
extension TreeNode: Sequence {
    func makeIterator() -> AnyIterator<T> {
        var stack = [self]
        return AnyIterator {
            guard let node = stack.popLast() else { return nil }
            stack.append(contentsOf: node.children.reversed())
            return node.value
        }
    }
}
let drinks = TreeNode("drinks", [
    TreeNode("hot", [TreeNode("tea", [TreeNode("black"), TreeNode("green")]), TreeNode("coffee")]),
    TreeNode("cold", [TreeNode("soda")]),
])
print(drinks)
drinks.forEachDepthFirst { print(String(repeating: "- ", count: $0.depth) + $0.value) }
var levels: [Int: [String]] = [:]
drinks.forEachLevelOrder { levels[$0.depth, default: []].append($0.value) }
print(levels.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })
print(drinks.search("green")?.path ?? [], drinks.search("milk") as Any, drinks.search("soda")!.root.value)
drinks.search("cold")!.add(drinks.search("coffee")!)
print(drinks, drinks.map(\.count), drinks.fold { v, below in below.isEmpty ? 1 : below.reduce(0, +) }, drinks.fold { (_, below: [Int]) in 1 + (below.max() ?? 0) })
print(Array(drinks), drinks.contains("tea"), drinks.sorted().first!, drinks.filter { $0.count == 4 }, TreeNode(1, [TreeNode(2)]) == TreeNode(1, [TreeNode(2)]), TreeNode(1) == TreeNode(2))

indirect enum Rose<T> { case node(T, [Rose])
    var size: Int { switch self { case .node(_, let kids): 1 + kids.map(\.size).reduce(0, +) } }
    func flatten() -> [T] { if case let .node(v, kids) = self { [v] + kids.flatMap { $0.flatten() } } else { [] } }
    static func unfold(_ seed: T, _ f: (T) -> [T]) -> Rose { .node(seed, f(seed).map { unfold($0, f) }) }
}
let rose = Rose.unfold(10) { n in n > 2 ? [n / 2, n / 3] : [] }
print(rose.size, rose.flatten())
struct Interval { let low, high: Int }
final class IntervalTree {
    private let item: Interval
    private var high: Int
    private var left, right: IntervalTree?
    init(_ i: Interval) { item = i; high = i.high }
    func insert(_ i: Interval) {
        high = max(high, i.high)
        if i.low < item.low { if let left { left.insert(i) } else { left = IntervalTree(i) } }
        else if let right { right.insert(i) } else { right = IntervalTree(i) }
    }
    func overlapping(_ q: ClosedRange<Int>) -> [Interval] {
        var out: [Interval] = []
        if let left, left.high >= q.lowerBound { out += left.overlapping(q) }
        if item.low <= q.upperBound && item.high >= q.lowerBound { out.append(item) }
        if let right, item.low <= q.upperBound { out += right.overlapping(q) }
        return out
    }
}
let intervals = IntervalTree(Interval(low: 15, high: 20))
for (l, h) in [(10, 30), (17, 19), (5, 20), (12, 15), (30, 40)] { intervals.insert(Interval(low: l, high: h)) }
print(intervals.overlapping(14...16).map { [$0.low, $0.high] }, intervals.overlapping(35...36).map { "\($0.low)-\($0.high)" }, intervals.overlapping(50...60).count)
