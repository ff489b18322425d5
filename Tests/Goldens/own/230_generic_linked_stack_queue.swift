public enum List<Element> {
    case empty
    indirect case node(Element, List<Element>)
}
extension List: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: Element...) { self = elements.reversed().reduce(.empty) { .node($1, $0) } }
    public func cons(_ e: Element) -> List { .node(e, self) }
    var head: Element? { if case .node(let e, _) = self { e } else { nil } }
    var tail: List? { guard case let .node(_, t) = self else { return nil }; return t }
}
extension List: Sequence {
    public func makeIterator() -> AnyIterator<Element> {
        var current = self
        return AnyIterator {
            switch current {
            case .empty: return nil
            case let .node(e, next): current = next; return e
            }
        }
    }
}
extension List: Equatable where Element: Equatable {}
extension List: Hashable where Element: Hashable {}
extension List: CustomStringConvertible { public var description: String { "(" + map { "\($0)" }.joined(separator: " ") + ")" } }
extension List {
    func mapped<T>(_ f: (Element) throws -> T) rethrows -> List<T> {
        switch self { case .empty: return .empty; case let .node(e, t): return .node(try f(e), try t.mapped(f)) }
    }
    static func + (a: List, b: List) -> List { a.reversedList.reduce(b) { $0.cons($1) } }
    var reversedList: List { reduce(.empty) { $0.cons($1) } }
    func dropping(_ n: Int) -> List { n <= 0 ? self : tail?.dropping(n - 1) ?? .empty }
}
let l: List = [1, 2, 3]
print(l, l.cons(0), l.reversedList, l + [9], l.mapped { "<\($0)>" }, l == [1, 2, 3], l.dropping(2), l.dropping(5))
print(l.head ?? 0, l.tail?.tail?.head ?? 0, List<Int>.empty.tail == nil, Set([l, [1, 2, 3], []]).count, l.contains(2), Array(l.enumerated().map { $0.offset * $0.element }))
struct Stack<Element> { fileprivate var list: List<Element> = .empty; private(set) var count = 0
    mutating func push(_ e: Element) { list = list.cons(e); count += 1 }
    @discardableResult mutating func pop() -> Element? { guard case let .node(e, rest) = list else { return nil }; list = rest; count -= 1; return e }
    var peek: Element? { list.head } }
extension Stack { init<S: Sequence>(_ s: S) where S.Element == Element { s.forEach { push($0) } } }
extension Stack where Element: Numeric {
    mutating func binary(_ op: (Element, Element) -> Element) { if let b = pop(), let a = pop() { push(op(a, b)) } }
    func sum() -> Element { list.reduce(0, +) }
}
var st = Stack([2, 3, 4])
st.binary(*); print(st.peek!, st.count, st.sum())
st.binary(-); print(st.peek!, st.pop()!, st.pop() as Any, st.peek as Any)
class QueueNode<T> { var value: T; var next: QueueNode<T>?; init(_ v: T) { value = v } }
final class LinkedQueue<T>: IteratorProtocol, Sequence {
    private var head: QueueNode<T>?, last: QueueNode<T>?
    var isEmpty: Bool { head == nil }
    @discardableResult func enqueue(_ v: T) -> Self {
        let n = QueueNode(v)
        if let last { last.next = n } else { head = n }
        last = n
        return self
    }
    func dequeue() -> T? { defer { head = head?.next; if head == nil { last = nil } }; return head?.value }
    func next() -> T? { dequeue() }
}
let q = LinkedQueue<String>().enqueue("a").enqueue("b")
q.enqueue("c")
print(q.dequeue()!, q.isEmpty)
for x in q { print(x, terminator: q.isEmpty ? ".\n" : ", ") }
print(q.dequeue() as Any, q.enqueue("z").map { $0 + $0 })
