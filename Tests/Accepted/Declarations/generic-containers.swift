protocol Stackable { associatedtype Element; mutating func push(_ e: Element); mutating func pop() -> Element?; var count: Int { get } }
struct Stack<Element>: Stackable { private var items: [Element] = []; mutating func push(_ e: Element) { items.append(e) }; mutating func pop() -> Element? { items.popLast() }; var count: Int { items.count } }
extension Stackable where Element: Equatable { func same(_ o: Self) -> Bool { false } }
extension Stack: Equatable where Element: Equatable {}
extension Stack: Hashable where Element: Hashable {}
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral elements: Element...) { items = elements } }
extension Stack: CustomStringConvertible { var description: String { "" } }
extension Stack: Sequence { func makeIterator() -> IndexingIterator<[Element]> { items.makeIterator() } }
struct AnyStack<E>: Stackable { var s: Stack<E>; mutating func push(_ e: E) {}; mutating func pop() -> E? { nil }; var count: Int { 0 } }
func all<S: Stackable>(_ s: S) -> [S.Element] where S.Element: Comparable { [] }
typealias IntStack = Stack<Int>
extension IntStack { func total() -> Int { 0 } }
extension Array: Stackable { mutating func push(_ e: Element) { append(e) }; mutating func pop() -> Element? { popLast() } }
