struct Stack<Element> {
    var items: [Element] = []
    mutating func push(_ item: Element) { items.append(item) }
    mutating func pop() -> Element { return items.removeLast() }
}
extension Stack { var topItem: Element? { return items.isEmpty ? nil : items[items.count - 1] } }
extension Stack where Element: Equatable {
    func isTop(_ item: Element) -> Bool {
        guard let topItem = items.last else { return false }
        return topItem == item
    }
}
protocol Container {
    associatedtype Item
    mutating func append(_ item: Item)
    var count: Int { get }
    subscript(i: Int) -> Item { get }
    associatedtype Iterator: IteratorProtocol where Iterator.Element == Item
    func makeIterator() -> Iterator
}
extension Stack: Container {
    mutating func append(_ item: Element) { self.push(item) }
    var count: Int { return items.count }
    subscript(i: Int) -> Element { return items[i] }
    func makeIterator() -> IndexingIterator<[Element]> { items.makeIterator() }
}
protocol SuffixableContainer: Container {
    associatedtype Suffix: SuffixableContainer where Suffix.Item == Item
    func suffix(_ size: Int) -> Suffix
}
extension Stack: SuffixableContainer {
    func suffix(_ size: Int) -> Stack {
        var result = Stack()
        for index in (count - size)..<count { result.append(self[index]) }
        return result
    }
}
func allItemsMatch<C1: Container, C2: Container>(_ someContainer: C1, _ anotherContainer: C2) -> Bool where C1.Item == C2.Item, C1.Item: Equatable {
    if someContainer.count != anotherContainer.count { return false }
    for i in 0..<someContainer.count { if someContainer[i] != anotherContainer[i] { return false } }
    return true
}
extension Array: Container {}
extension Container where Item == Double { func average() -> Double { var sum = 0.0; for index in 0..<count { sum += self[index] }; return sum / Double(count) } }
extension Container { subscript<Indices: Sequence>(indices: Indices) -> [Item] where Indices.Iterator.Element == Int { var result: [Item] = []; for index in indices { result.append(self[index]) }; return result } }
var stack = Stack<String>()
for s in ["uno", "dos", "tres"] { stack.push(s) }
print(stack.topItem ?? "", stack.isTop("tres"), allItemsMatch(stack, ["uno", "dos", "tres"]), stack.suffix(2).items, stack[[0, 2]], stack.pop(), stack.count)
print([1260.0, 1200.0, 98.6, 37.0].average())
func swapTwoValues<T>(_ a: inout T, _ b: inout T) { let temporaryA = a; a = b; b = temporaryA }
var someInt = 3, anotherInt = 107
swapTwoValues(&someInt, &anotherInt)
print(someInt, anotherInt)
func findIndex<T: Equatable>(of valueToFind: T, in array: [T]) -> Int? { for (index, value) in array.enumerated() { if value == valueToFind { return index } }; return nil }
print(findIndex(of: 9.3, in: [3.14159, 0.1, 0.25]) as Any, findIndex(of: "Andrea", in: ["Mike", "Malcolm", "Andrea"]) as Any)
var it = stack.makeIterator()
while let x = it.next() { print(x, terminator: " ") }
print()
