public class ListNode {
    public var val: Int
    public var next: ListNode?
    public init() { self.val = 0; self.next = nil; }
    public init(_ val: Int) { self.val = val; self.next = nil; }
    public init(_ val: Int, _ next: ListNode?) { self.val = val; self.next = next; }
}

class Solution {
    func mergeKLists(_ lists: [ListNode?]) -> ListNode? {
        guard !lists.isEmpty else { return nil }
        var lists = lists
        while lists.count > 1 {
            var merged: [ListNode?] = []
            for i in stride(from: 0, to: lists.count, by: 2) {
                merged.append(mergeTwo(lists[i], i + 1 < lists.count ? lists[i + 1] : nil))
            }
            lists = merged
        }
        return lists[0]
    }

    func mergeTwo(_ l1: ListNode?, _ l2: ListNode?) -> ListNode? {
        let dummy = ListNode()
        var tail: ListNode? = dummy
        var (a, b) = (l1, l2)
        while let x = a, let y = b {
            if x.val <= y.val {
                tail?.next = x
                a = x.next
            } else {
                tail?.next = y
                b = y.next
            }
            tail = tail?.next
        }
        tail?.next = a ?? b
        return dummy.next
    }

    func removeNthFromEnd(_ head: ListNode?, _ n: Int) -> ListNode? {
        let dummy = ListNode(0, head)
        var fast: ListNode? = dummy, slow: ListNode? = dummy
        for _ in 0..<n { fast = fast?.next }
        while fast?.next != nil {
            fast = fast?.next
            slow = slow?.next
        }
        slow?.next = slow?.next?.next
        return dummy.next
    }

    func reverseKGroup(_ head: ListNode?, _ k: Int) -> ListNode? {
        var count = 0
        var node = head
        while node != nil && count < k {
            node = node!.next
            count += 1
        }
        guard count == k else { return head }
        var prev = reverseKGroup(node, k)
        var current = head
        for _ in 1...k {
            let next = current!.next
            current!.next = prev
            prev = current
            current = next
        }
        return prev
    }

    func hasCycle(_ head: ListNode?) -> Bool {
        var slow = head, fast = head
        while fast != nil && fast?.next != nil {
            slow = slow?.next
            fast = fast?.next?.next
            if slow === fast { return true }
        }
        return false
    }
}

func list(_ values: Int...) -> ListNode? {
    values.reversed().reduce(nil as ListNode?) { ListNode($1, $0) }
}
func show(_ head: ListNode?) -> String {
    sequence(first: head, next: { $0?.next }).prefix { $0 != nil }.map { "\($0!.val)" }.joined(separator: " -> ")
}
let s = Solution()
print(show(s.mergeKLists([list(1, 4, 5), list(1, 3, 4), list(2, 6), nil])))
print(show(s.removeNthFromEnd(list(1, 2, 3, 4, 5), 2)), "|", show(s.removeNthFromEnd(list(1), 1)))
print(show(s.reverseKGroup(list(1, 2, 3, 4, 5), 2)))
print(show(s.reverseKGroup(list(1, 2, 3, 4, 5), 3)))
let loop = list(1, 2, 3)
print(s.hasCycle(loop))
loop?.next?.next?.next = loop
print(s.hasCycle(loop))
loop?.next?.next?.next = nil
