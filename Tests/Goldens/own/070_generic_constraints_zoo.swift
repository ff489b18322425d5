protocol Container {
    associatedtype Item
    mutating func append(_ item: Item)
    var count: Int { get }
    subscript(i: Int) -> Item { get }
    associatedtype Iterator: IteratorProtocol where Iterator.Element == Item
    func makeIterator() -> Iterator
}

protocol SuffixableContainer: Container {
    associatedtype Suffix: SuffixableContainer where Suffix.Item == Item
    func suffix(_ size: Int) -> Suffix
}

struct Stack<Element>: Container {
    var items: [Element] = []
    mutating func push(_ item: Element) { items.append(item) }
    mutating func pop() -> Element { items.removeLast() }
    mutating func append(_ item: Element) { push(item) }
    var count: Int { items.count }
    subscript(i: Int) -> Element { items[i] }
    func makeIterator() -> IndexingIterator<[Element]> { items.makeIterator() }
}

extension Stack: SuffixableContainer {
    func suffix(_ size: Int) -> Stack {
        var result = Stack()
        for index in (count - size)..<count { result.append(self[index]) }
        return result
    }
}

extension Stack where Element: Equatable {
    func isTop(_ item: Element) -> Bool {
        guard let topItem = items.last else { return false }
        return topItem == item
    }
}

extension Stack: Equatable where Element: Equatable {}
extension Stack: Hashable where Element: Hashable {}

extension Container where Item == Double {
    func average() -> Double {
        var sum = 0.0
        for index in 0..<count { sum += self[index] }
        return sum / Double(count)
    }
}

extension Container {
    func average() -> Double where Item == Int {
        var sum = 0.0
        for index in 0..<count { sum += Double(self[index]) }
        return sum / Double(count)
    }
    func endsWith(_ item: Item) -> Bool where Item: Equatable { count >= 1 && self[count - 1] == item }
    subscript<Indices: Sequence>(indices: Indices) -> [Item] where Indices.Iterator.Element == Int {
        var result: [Item] = []
        for index in indices { result.append(self[index]) }
        return result
    }
}

extension Array: Container {}

func allItemsMatch<C1: Container, C2: Container>(_ someContainer: C1, _ anotherContainer: C2) -> Bool
where C1.Item == C2.Item, C1.Item: Equatable {
    if someContainer.count != anotherContainer.count { return false }
    for i in 0..<someContainer.count {
        if someContainer[i] != anotherContainer[i] { return false }
    }
    return true
}

var stackOfStrings = Stack<String>()
for s in ["uno", "dos", "tres"] { stackOfStrings.push(s) }
let arrayOfStrings = ["uno", "dos", "tres"]
print(allItemsMatch(stackOfStrings, arrayOfStrings), stackOfStrings.isTop("tres"), stackOfStrings.suffix(2).items)
print(stackOfStrings[[0, 2]], stackOfStrings[stride(from: 2, through: 0, by: -2)], stackOfStrings.endsWith("dos"))
print(stackOfStrings.pop(), stackOfStrings.count, stackOfStrings == Stack(items: ["uno", "dos"]), Set([stackOfStrings, stackOfStrings]).count)
print([1260, 1200, 98, 37].average(), [98.5, 1.5].average(), Stack(items: [1.0, 2, 6]).average())

func largest<T>(_ values: T...) -> T? where T: Comparable { values.max() }
func describe<T>(_ value: T) -> String { "some \(T.self)" }
func describe<T: Collection>(_ value: T) -> String { "collection of \(value.count)" }
func describe<T: Collection>(_ value: T) -> String where T.Element: Numeric { "numbers adding up to \(value.reduce(0, +))" }
func describe(_ value: String) -> String { "text \(value)" }
print(largest(3, 9, 2)!, largest("b", "a") as Any, describe(1), describe(["a"]), describe([1, 2]), describe("x"), describe(1.0...2.0), describe(Set([4.5])))

func zipWith<A: Sequence, B: Sequence, R>(_ a: A, _ b: B, _ f: (A.Element, B.Element) throws -> R) rethrows -> [R] { try zip(a, b).map { try f($0, $1) } }
print(zipWith([1, 2, 3], "abc") { String(repeating: $1, count: $0) }, zipWith(1..., [2.5]) { Double($0) * $1 })
protocol Monoid { static var empty: Self { get }; static func <> (a: Self, b: Self) -> Self }
infix operator <>: AdditionPrecedence
extension String: Monoid { static let empty = ""; static func <> (a: String, b: String) -> String { a + b } }
extension Int: Monoid { static var empty: Int { 0 }; static func <> (a: Int, b: Int) -> Int { a + b } }
extension Array: Monoid where Element: Monoid { static var empty: [Element] { [] }; static func <> (a: [Element], b: [Element]) -> [Element] { a + b } }
extension Optional: Monoid where Wrapped: Monoid {
    static var empty: Wrapped? { nil }
    static func <> (a: Wrapped?, b: Wrapped?) -> Wrapped? { a.map { x in b.map { x <> $0 } ?? x } ?? b }
}
func concat<M: Monoid>(_ items: [M]) -> M { items.reduce(.empty, <>) }
print(concat(["a", "b", "c"]), concat([1, 2, 3]), concat([[1], [2, 3]]), concat([nil, 4, nil, 5]) as Any, concat([Int?]()) as Any)
