public final class LinkedList<T> {
    public class LinkedListNode<T> {
        var value: T
        var next: LinkedListNode?
        weak var previous: LinkedListNode?
        public init(value: T) { self.value = value }
    }
    public typealias Node = LinkedListNode<T>
    private(set) var head: Node?
    public var last: Node? {
        guard var node = head else { return nil }
        while let next = node.next { node = next }
        return node
    }
    public var isEmpty: Bool { return head == nil }
    public var count: Int {
        guard var node = head else { return 0 }
        var count = 1
        while let next = node.next {
            node = next
            count += 1
        }
        return count
    }
    public init() {}
    public func node(at index: Int) -> Node {
        assert(head != nil, "List is empty")
        assert(index >= 0, "index must be greater or equal to 0")
        if index == 0 { return head! }
        var node = head!.next
        for _ in 1..<index {
            node = node?.next
            if node == nil { break }
        }
        assert(node != nil, "index is out of bounds.")
        return node!
    }
    public subscript(index: Int) -> T { return node(at: index).value }
    public func append(_ value: T) { append(Node(value: value)) }
    public func append(_ node: Node) {
        let newNode = node
        if let lastNode = last {
            newNode.previous = lastNode
            lastNode.next = newNode
        } else {
            head = newNode
        }
    }
    public func insert(_ value: T, at index: Int) {
        let newNode = Node(value: value)
        if index == 0 {
            newNode.next = head
            head?.previous = newNode
            head = newNode
        } else {
            let prev = node(at: index - 1)
            let next = prev.next
            newNode.previous = prev
            newNode.next = next
            next?.previous = newNode
            prev.next = newNode
        }
    }
    @discardableResult public func remove(node: Node) -> T {
        let prev = node.previous
        let next = node.next
        if let prev = prev { prev.next = next } else { head = next }
        next?.previous = prev
        node.previous = nil
        node.next = nil
        return node.value
    }
    @discardableResult public func remove(at index: Int) -> T { return remove(node: node(at: index)) }
    public func removeAll() { head = nil }
    public func reverse() {
        var node = head
        while let currentNode = node {
            node = currentNode.next
            swap(&currentNode.next, &currentNode.previous)
            head = currentNode
        }
    }
}
extension LinkedList: CustomStringConvertible {
    public var description: String {
        var s = "["
        var node = head
        while let nd = node {
            s += "\(nd.value)"
            node = nd.next
            if node != nil { s += ", " }
        }
        return s + "]"
    }
}
extension LinkedList {
    public func map<U>(transform: (T) -> U) -> LinkedList<U> {
        let result = LinkedList<U>()
        var node = head
        while let nd = node {
            result.append(transform(nd.value))
            node = nd.next
        }
        return result
    }
    public func filter(predicate: (T) -> Bool) -> LinkedList<T> {
        let result = LinkedList<T>()
        var node = head
        while let nd = node {
            if predicate(nd.value) { result.append(nd.value) }
            node = nd.next
        }
        return result
    }
    convenience init(array: Array<T>) {
        self.init()
        array.forEach { append($0) }
    }
}
extension LinkedList: ExpressibleByArrayLiteral {
    public convenience init(arrayLiteral elements: T...) {
        self.init()
        elements.forEach { append($0) }
    }
}
let list: LinkedList<String> = ["Hello", "World"]
list.insert("Swift", at: 1)
print(list, list.count, list[1], list.last!.value)
list.reverse()
print(list, list.head!.value)
print(list.map { $0.count }, list.filter { $0.count > 5 }, list.remove(at: 0), list)
list.removeAll()
print(list.isEmpty, list)
let numbers = LinkedList(array: [3, 1, 2])
let middle = numbers.node(at: 1)
numbers.remove(node: middle)
print(numbers, middle.next == nil, numbers.node(at: 1).previous!.value)
