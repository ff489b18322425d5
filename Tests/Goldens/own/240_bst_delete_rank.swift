class BST<Key: Comparable, Value> {
    private class Node { let key: Key; var value: Value; var left, right: Node?; var size = 1
        init(_ k: Key, _ v: Value) { key = k; value = v } }
    private var root: Node?
    var count: Int { size(root) }
    private func size(_ n: Node?) -> Int { n?.size ?? 0 }
    subscript(key: Key) -> Value? {
        get { var n = root; while let x = n { if key == x.key { return x.value }; n = key < x.key ? x.left : x.right }; return nil }
        set { if let v = newValue { root = put(root, key, v) } else { root = delete(root, key) } }
    }
    private func put(_ n: Node?, _ k: Key, _ v: Value) -> Node {
        guard let n = n else { return Node(k, v) }
        if k < n.key { n.left = put(n.left, k, v) } else if k > n.key { n.right = put(n.right, k, v) } else { n.value = v }
        n.size = 1 + size(n.left) + size(n.right)
        return n
    }
    private func min(_ n: Node) -> Node { n.left.map(min) ?? n }
    private func deleteMin(_ n: Node) -> Node? { guard let l = n.left else { return n.right }; n.left = deleteMin(l); n.size = 1 + size(n.left) + size(n.right); return n }
    private func delete(_ n: Node?, _ k: Key) -> Node? {
        guard var n else { return nil }
        if k < n.key { n.left = delete(n.left, k) }
        else if k > n.key { n.right = delete(n.right, k) }
        else {
            if n.right == nil { return n.left }
            if n.left == nil { return n.right }
            let t = n
            n = min(t.right!)
            n.right = deleteMin(t.right!)
            n.left = t.left
        }
        n.size = size(n.left) + size(n.right) + 1
        return n
    }
    func rank(_ k: Key) -> Int {
        func go(_ n: Node?) -> Int { guard let n else { return 0 }; return k < n.key ? go(n.left) : k > n.key ? 1 + size(n.left) + go(n.right) : size(n.left) }
        return go(root)
    }
    func select(_ i: Int) -> Key? {
        var n = root, i = i
        while let x = n { let s = size(x.left); if i == s { return x.key }; if i < s { n = x.left } else { i -= s + 1; n = x.right } }
        return nil
    }
    func floor(_ k: Key) -> Key? { var best: Key?; var n = root; while let x = n { if x.key <= k { best = x.key; n = x.right } else { n = x.left } }; return best }
    func keys(in r: ClosedRange<Key>) -> [Key] {
        var out: [Key] = []
        func go(_ n: Node?) { guard let n else { return }; if r.lowerBound < n.key { go(n.left) }; if r ~= n.key { out.append(n.key) }; if n.key < r.upperBound { go(n.right) } }
        go(root)
        return out
    }
    var height: Int { func h(_ n: Node?) -> Int { n == nil ? 0 : 1 + Swift.max(h(n!.left), h(n!.right)) }; return h(root) }
}
extension BST: Sequence { func makeIterator() -> AnyIterator<(key: Key, value: Value)> {
    var stack: [Node] = []
    func push(_ n: Node?) { var n = n; while let x = n { stack.append(x); n = x.left } }
    push(root)
    return AnyIterator { guard let n = stack.popLast() else { return nil }; push(n.right); return (n.key, n.value) } } }
let t = BST<String, Int>()
for (i, c) in "SEARCHEXAMPLE".enumerated() { t[String(c)] = i }
print(t.map { "\($0.key)\($0.value)" }.joined(separator: " "), t.count, t.height)
print(t.rank("M"), t.select(3) ?? "-", t.select(99) as Any, t.floor("G") ?? "-", t.floor("0") as Any, t.keys(in: "F"..."R"))
t["E"] = nil; t["Q"] = nil; t["S"] = nil
print(t.map(\.key), t.count, t["E"] as Any, t["A"]!)
t["A"]! += 100
t["Z", default: 5] += 1
print(t["A"]!, t["Z"]!, t.max { $0.value < $1.value }!.key)
extension BST { subscript(k: Key, default d: @autoclosure () -> Value) -> Value { get { self[k] ?? d() } set { self[k] = newValue } } }
for (key, value) in t where value > 6 { print(key, value, terminator: "; ") }
print(t.contains { $0.key == "X" }, t.reduce(0) { $0 + $1.value }, t.first { $0.value == 2 } == nil)
