public class TreeNode {
    public var val: Int
    public var left: TreeNode?
    public var right: TreeNode?
    public init(_ val: Int, _ left: TreeNode? = nil, _ right: TreeNode? = nil) {
        self.val = val
        self.left = left
        self.right = right
    }
}

func build(_ values: [Int?]) -> TreeNode? {
    guard let first = values.first, let rootValue = first else { return nil }
    let root = TreeNode(rootValue)
    var queue = [root]
    var i = 1
    while i < values.count {
        let node = queue.removeFirst()
        if let v = values[i] {
            node.left = TreeNode(v)
            queue.append(node.left!)
        }
        i += 1
        if i < values.count, let v = values[i] {
            let right = TreeNode(v)
            node.right = right
            queue.append(right)
        }
        i += 1
    }
    return root
}

class Solution {
    func maxDepth(_ root: TreeNode?) -> Int {
        guard let root else { return 0 }
        return 1 + max(maxDepth(root.left), maxDepth(root.right))
    }
    func inorder(_ root: TreeNode?) -> [Int] {
        guard let node = root else { return [] }
        return inorder(node.left) + [node.val] + inorder(node.right)
    }
    func levelOrder(_ root: TreeNode?) -> [[Int]] {
        guard let root = root else { return [] }
        var result = [[Int]](), level = [root]
        while !level.isEmpty {
            result.append(level.map { $0.val })
            level = level.flatMap { [$0.left, $0.right].compactMap { $0 } }
        }
        return result
    }
    func isSymmetric(_ root: TreeNode?) -> Bool {
        func mirror(_ a: TreeNode?, _ b: TreeNode?) -> Bool {
            switch (a, b) {
            case (nil, nil): return true
            case let (a?, b?): return a.val == b.val && mirror(a.left, b.right) && mirror(a.right, b.left)
            default: return false
            }
        }
        return mirror(root?.left, root?.right)
    }
    func isValidBST(_ root: TreeNode?, _ low: Int? = nil, _ high: Int? = nil) -> Bool {
        guard let root else { return true }
        if let low, root.val <= low { return false }
        if let high, root.val >= high { return false }
        return isValidBST(root.left, low, root.val) && isValidBST(root.right, root.val, high)
    }
    @discardableResult
    func invert(_ root: TreeNode?) -> TreeNode? {
        if let root { (root.left, root.right) = (invert(root.right), invert(root.left)) }
        return root
    }
    func pathSum(_ root: TreeNode?, _ target: Int) -> [[Int]] {
        guard let root else { return [] }
        if root.left == nil && root.right == nil { return root.val == target ? [[root.val]] : [] }
        let below = pathSum(root.left, target - root.val) + pathSum(root.right, target - root.val)
        return below.map { [root.val] + $0 }
    }
    func lowestCommonAncestor(_ root: TreeNode?, _ p: Int, _ q: Int) -> TreeNode? {
        guard let root, root.val != p, root.val != q else { return root }
        let l = lowestCommonAncestor(root.left, p, q), r = lowestCommonAncestor(root.right, p, q)
        return l != nil && r != nil ? root : l ?? r
    }
    func serialize(_ root: TreeNode?) -> String {
        root.map { "\($0.val)(\(serialize($0.left)),\(serialize($0.right)))" } ?? "-"
    }
}

let s = Solution()
let tree = build([3, 9, 20, nil, nil, 15, 7])
print(s.maxDepth(tree), s.inorder(tree), s.levelOrder(tree), s.serialize(tree))
print(s.isSymmetric(build([1, 2, 2, 3, 4, 4, 3])), s.isSymmetric(build([1, 2, 2, nil, 3, nil, 3])), s.isSymmetric(nil))
print(s.isValidBST(build([2, 1, 3])), s.isValidBST(build([5, 1, 4, nil, nil, 3, 6])), s.isValidBST(build([])))
print(s.levelOrder(s.invert(build([4, 2, 7, 1, 3, 6, 9]))))
print(s.pathSum(build([5, 4, 8, 11, nil, 13, 4, 7, 2, nil, nil, 5, 1]), 22))
let family = build([3, 5, 1, 6, 2, 0, 8, nil, nil, 7, 4])
print(s.lowestCommonAncestor(family, 5, 1)!.val, s.lowestCommonAncestor(family, 6, 4)!.val, s.lowestCommonAncestor(family, 7, 99)?.val ?? -1)
print(build([nil]) === nil, tree!.left!.left?.val as Any)
