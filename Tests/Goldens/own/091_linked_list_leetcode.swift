public class ListNode {
    public var val: Int
    public var next: ListNode?
    public init() { self.val = 0; self.next = nil; }
    public init(_ val: Int) { self.val = val; self.next = nil; }
    public init(_ val: Int, _ next: ListNode?) { self.val = val; self.next = next; }
}

extension ListNode {
    convenience init?(_ values: [Int]) {
        guard let first = values.first else { return nil }
        self.init(first, ListNode(Array(values.dropFirst())))
    }
    var array: [Int] {
        var out: [Int] = []
        var node: ListNode? = self
        while node != nil { out.append(node!.val); node = node?.next }
        return out
    }
}
func list(_ v: Int...) -> ListNode? { ListNode(v) }
func show(_ l: ListNode?) { print(l?.array.map(String.init).joined(separator: " -> ") ?? "empty") }

class Solution {
    func addTwoNumbers(_ l1: ListNode?, _ l2: ListNode?) -> ListNode? {
        let dummy = ListNode(0)
        var tail = dummy, a = l1, b = l2, carry = 0
        while a != nil || b != nil || carry > 0 {
            let sum = (a?.val ?? 0) + (b?.val ?? 0) + carry
            carry = sum / 10
            tail.next = ListNode(sum % 10)
            tail = tail.next!
            a = a?.next
            b = b?.next
        }
        return dummy.next
    }

    func reverseList(_ head: ListNode?) -> ListNode? {
        var previous: ListNode? = nil, current = head
        while let node = current {
            (node.next, previous, current) = (previous, node, node.next)
        }
        return previous
    }

    func reverseRecursively(_ head: ListNode?) -> ListNode? {
        guard let head, let next = head.next else { return head }
        let newHead = reverseRecursively(next)
        next.next = head
        head.next = nil
        return newHead
    }

    func mergeTwoLists(_ a: ListNode?, _ b: ListNode?) -> ListNode? {
        guard let a = a else { return b }
        guard let b = b else { return a }
        if a.val <= b.val { a.next = mergeTwoLists(a.next, b); return a }
        b.next = mergeTwoLists(a, b.next)
        return b
    }

    func mergeKLists(_ lists: [ListNode?]) -> ListNode? {
        var lists = lists
        while lists.count > 1 {
            lists = stride(from: 0, to: lists.count, by: 2).map { i in
                i + 1 < lists.count ? mergeTwoLists(lists[i], lists[i + 1]) : lists[i]
            }
        }
        return lists.first ?? nil
    }

    func hasCycle(_ head: ListNode?) -> Bool {
        var slow = head, fast = head?.next
        while let f = fast, let s = slow {
            if f === s { return true }
            slow = s.next
            fast = f.next?.next
        }
        return false
    }

    func removeNthFromEnd(_ head: ListNode?, _ n: Int) -> ListNode? {
        let dummy = ListNode(0, head)
        var first: ListNode? = dummy, second: ListNode? = dummy
        for _ in 0...n { first = first?.next }
        while first != nil { first = first!.next; second = second!.next }
        second?.next = second?.next?.next
        return dummy.next
    }

    func middleNode(_ head: ListNode?) -> ListNode? {
        var slow = head, fast = head
        while fast?.next != nil { slow = slow?.next; fast = fast?.next?.next }
        return slow
    }

    func isPalindrome(_ head: ListNode?) -> Bool { let v = head?.array ?? []; return v == v.reversed() }

    func swapPairs(_ head: ListNode?) -> ListNode? {
        guard let second = head?.next else { return head }
        head?.next = swapPairs(second.next)
        second.next = head
        return second
    }

    func partition(_ head: ListNode?, _ x: Int) -> ListNode? {
        let low = ListNode(), high = ListNode()
        var (l, h) = (low, high)
        var node = head
        while let n = node {
            if n.val < x { l.next = n; l = n } else { h.next = n; h = n }
            node = n.next
        }
        h.next = nil
        l.next = high.next
        return low.next
    }
}

let s = Solution()
show(s.addTwoNumbers(list(2, 4, 3), list(5, 6, 4)))
show(s.addTwoNumbers(list(9, 9, 9), list(1)))
show(s.reverseList(list(1, 2, 3, 4, 5)))
show(s.reverseRecursively(list(1, 2, 3)))
show(s.reverseList(nil))
show(s.mergeTwoLists(list(1, 2, 4), list(1, 3, 4)))
show(s.mergeKLists([list(1, 4, 5), list(1, 3, 4), list(2, 6), nil]))
show(s.mergeKLists([]))
let ring = list(3, 2, 0, -4)
print(s.hasCycle(ring), s.middleNode(ring)!.val, s.middleNode(list(1, 2, 3))!.array)
ring!.next!.next!.next!.next = ring!.next
print(s.hasCycle(ring))
ring!.next!.next!.next!.next = nil
show(s.removeNthFromEnd(list(1, 2, 3, 4, 5), 2))
show(s.removeNthFromEnd(list(1), 1))
print(s.isPalindrome(list(1, 2, 2, 1)), s.isPalindrome(list(1, 2)), s.isPalindrome(nil))
show(s.swapPairs(list(1, 2, 3, 4, 5)))
show(s.partition(list(1, 4, 3, 2, 5, 2), 3))
