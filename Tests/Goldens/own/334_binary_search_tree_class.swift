class TreeNode<T: Comparable> {
    var value: T
    var leftChild: TreeNode?
    var rightChild: TreeNode?
    weak var parent: TreeNode?
    init(value: T) { self.value = value }
    convenience init(array: [T]) {
        precondition(array.count > 0)
        self.init(value: array.first!)
        for v in array.dropFirst() { insert(v, parent: self) }
    }
    var isLeaf: Bool { return leftChild == nil && rightChild == nil }
    var count: Int { return (leftChild?.count ?? 0) + 1 + (rightChild?.count ?? 0) }
    func insert(_ value: T) { insert(value, parent: self) }
    private func insert(_ value: T, parent: TreeNode) {
        if value < self.value {
            if let left = leftChild {
                left.insert(value, parent: left)
            } else {
                leftChild = TreeNode(value: value)
                leftChild?.parent = parent
            }
        } else {
            if let right = rightChild {
                right.insert(value, parent: right)
            } else {
                rightChild = TreeNode(value: value)
                rightChild?.parent = parent
            }
        }
    }
    func search(_ value: T) -> TreeNode? {
        var node: TreeNode? = self
        while case let n? = node {
            if value < n.value { node = n.leftChild }
            else if value > n.value { node = n.rightChild }
            else { return node }
        }
        return nil
    }
    func traverseInOrder(process: (T) -> Void) {
        leftChild?.traverseInOrder(process: process)
        process(value)
        rightChild?.traverseInOrder(process: process)
    }
    func map<U>(_ formula: (T) -> U) -> [U] {
        var a = [U]()
        if let left = leftChild { a += left.map(formula) }
        a.append(formula(value))
        if let right = rightChild { a += right.map(formula) }
        return a
    }
    func minimum() -> TreeNode {
        var node = self
        while let next = node.leftChild { node = next }
        return node
    }
    func height() -> Int {
        return isLeaf ? 0 : 1 + max(leftChild?.height() ?? 0, rightChild?.height() ?? 0)
    }
    func isBST(minValue: T, maxValue: T) -> Bool {
        if value < minValue || value > maxValue { return false }
        let leftBST = leftChild?.isBST(minValue: minValue, maxValue: value) ?? true
        let rightBST = rightChild?.isBST(minValue: value, maxValue: maxValue) ?? true
        return leftBST && rightBST
    }
    func predecessor() -> TreeNode? {
        if let left = leftChild {
            var n = left
            while let r = n.rightChild { n = r }
            return n
        }
        var node = self
        while let parent = node.parent {
            if parent.value < value { return parent }
            node = parent
        }
        return nil
    }
}
extension TreeNode: CustomStringConvertible {
    var description: String {
        var s = ""
        if let left = leftChild { s += "(\(left.description)) <- " }
        s += "\(value)"
        if let right = rightChild { s += " -> (\(right.description))" }
        return s
    }
}
let tree = TreeNode<Int>(array: [7, 2, 5, 10, 9, 1])
print(tree)
print(tree.count, tree.height(), tree.minimum().value)
tree.traverseInOrder { print($0, terminator: " ") }
print()
print(tree.map { $0 * 10 }, tree.search(5)?.value ?? -1, tree.search(6) == nil)
print(tree.isBST(minValue: Int.min, maxValue: Int.max), tree.search(9)!.predecessor()!.value, tree.minimum().predecessor() == nil)
if let node1 = tree.search(1) { node1.insert(100) }
print(tree.isBST(minValue: 0, maxValue: 1000), tree.search(100) == nil, tree.count)
let names = TreeNode(array: ["m", "c", "x"])
print(names.description, names.rightChild!.parent!.value)
