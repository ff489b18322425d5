final class TreeNode<Value> {
    var value: Value
    private(set) var children: [TreeNode] = []
    private(set) weak var parent: TreeNode?
    init(_ value: Value, _ children: TreeNode...) {
        self.value = value
        children.forEach(add)
    }
    func add(_ child: TreeNode) { child.parent = self; children.append(child) }
    var depth: Int { parent.map { $0.depth + 1 } ?? 0 }
    var isLeaf: Bool { children.isEmpty }
    var root: TreeNode { parent?.root ?? self }
    func map<T>(_ f: (Value) -> T) -> TreeNode<T> {
        let n = TreeNode<T>(f(value))
        for c in children { n.add(c.map(f)) }
        return n
    }
    func reduce<R>(_ initial: R, _ f: (R, Value) -> R) -> R { children.reduce(f(initial, value)) { $1.reduce($0, f) } }
    func find(where p: (Value) -> Bool) -> TreeNode? {
        if p(value) { return self }
        for c in children { if let hit = c.find(where: p) { return hit } }
        return nil
    }
    func preorder(_ visit: (TreeNode) throws -> Void) rethrows {
        try visit(self)
        for c in children { try c.preorder(visit) }
    }
    var path: [Value] { (parent?.path ?? []) + [value] }
    deinit { if parent == nil && depth > 5 { print("never") } }
}
extension TreeNode: Sequence {
    func makeIterator() -> AnyIterator<Value> {
        var queue = [self]
        return AnyIterator {
            guard !queue.isEmpty else { return nil }
            let n = queue.removeFirst()
            queue.append(contentsOf: n.children)
            return n.value
        }
    }
}
extension TreeNode: Equatable where Value: Equatable {
    static func == (a: TreeNode, b: TreeNode) -> Bool { a.value == b.value && a.children == b.children }
}
extension TreeNode where Value: CustomStringConvertible {
    func draw(_ prefix: String = "", last: Bool = true) -> String {
        let branch = parent == nil ? "" : last ? "└─ " : "├─ "
        var out = prefix + branch + value.description + "\n"
        let inner = parent == nil ? prefix : prefix + (last ? "   " : "│  ")
        for (i, c) in children.enumerated() { out += c.draw(inner, last: i == children.count - 1) }
        return out
    }
}
let tree = TreeNode("root", TreeNode("usr", TreeNode("bin", TreeNode("swift")), TreeNode("lib")), TreeNode("etc"), TreeNode("home", TreeNode("me")))
print(tree.draw(), terminator: "")
print(tree.map { $0 }, tree.map { (s: String) -> Int in s.count }.reduce(0, +))
print(Array(tree), tree.contains("lib"), tree.sorted())
if let n = tree.find(where: { $0.hasPrefix("sw") }) { print(n.path.joined(separator: "/"), n.depth, n.isLeaf, n.root === tree) }
tree.preorder { if $0.isLeaf { print($0.value, terminator: " ") } }
print()
struct Stop: Error {}
do { try tree.preorder { print($0.value); if $0.value == "bin" { throw Stop() } } } catch { print("stopped") }
print(tree == tree.map { $0 } as TreeNode<String>, TreeNode(1, TreeNode(2)) == TreeNode(1, TreeNode(3)))
for (i, v) in tree.enumerated() where i % 2 == 0 { print(i, v, terminator: "; ") }
print(tree.lazy.filter { $0.count == 3 }.map { $0.uppercased() }.first ?? "-", zip(tree, 1...).map { "\($0)\($1)" }.last!)
