struct Deque<Element> {
  private var front: [Element] = []
  private var back: [Element] = []
  init() {}
}

extension Deque: MutableCollection, RandomAccessCollection, RangeReplaceableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { front.count + back.count }
  subscript(i: Int) -> Element {
    get { i < front.count ? front[front.count - 1 - i] : back[i - front.count] }
    set {
      if i < front.count { front[front.count - 1 - i] = newValue } else { back[i - front.count] = newValue }
    }
  }
  mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with new: C) where C.Element == Element {
    let all = Array(self)
    front = []
    back = all[..<r.lowerBound] + Array(new) + all[r.upperBound...]
  }
  mutating func prepend(_ e: Element) { front.append(e) }
}
extension Deque: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) { back = elements }
}
extension Deque: CustomStringConvertible { var description: String { "Deque(" + map { "\($0)" }.joined(separator: ", ") + ")" } }

var d: Deque = [3, 4]
d.prepend(2); d.prepend(1)
d.append(5)
print(d, d.count, d.first!, d.last!, d[2], d.reversed() as [Int])
d[0] = 10
d.swapAt(0, 4)
print(d, d.sorted(), d.firstIndex(of: 3)!, d.max()!, d.contains(99))
d.insert(7, at: 2)
d.remove(at: 0)
d += [8, 9]
d.removeAll { $0 % 2 == 0 }
print(d, d.isEmpty, d.popLast()!, d.dropFirst().map { $0 * 2 }, d.suffix(2).count)
d.sort()
d.reverse()
print(d, d.indices, d.index(after: 0), d.distance(from: 0, to: d.endIndex), Deque<String>().isEmpty)

struct Fibonacci: LazySequenceProtocol {
  struct Iterator: IteratorProtocol {
    var (a, b) = (0, 1)
    mutating func next() -> Int? { defer { (a, b) = (b, a + b) }; return a }
  }
  func makeIterator() -> Iterator { Iterator() }
}
print(Array(Fibonacci().prefix(10)), Array(Fibonacci().filter { $0 % 2 == 0 }.map { $0 * 10 }.prefix(4)))

struct Grid<Cell>: Sequence {
  let width: Int
  private(set) var cells: [Cell]
  init(width: Int, height: Int, fill: (Int, Int) -> Cell) {
    self.width = width
    cells = (0..<height).flatMap { y in (0..<width).map { x in fill(x, y) } }
  }
  subscript(x: Int, y: Int) -> Cell {
    get { cells[y * width + x] }
    _modify { yield &cells[y * width + x] }
  }
  subscript(row y: Int) -> ArraySlice<Cell> { cells[y * width..<(y + 1) * width] }
  func makeIterator() -> Array<Cell>.Iterator { cells.makeIterator() }
  var rows: some Sequence<ArraySlice<Cell>> { stride(from: 0, to: cells.count, by: width).lazy.map { cells[$0..<$0 + width] } }
}
var grid = Grid(width: 4, height: 3) { x, y in x * y }
grid[3, 2] += 100
grid[0, 0].negate()
for row in grid.rows { print(row.map { String($0) }.joined(separator: " ")) }
print(grid.max()!, grid.reduce(0, +), grid[row: 1], grid.enumerated().first { $1 > 3 }!.offset)

struct OrderedSet<E: Hashable>: Collection, SetAlgebraLite {
  private var list: [E] = [], known: Set<E> = []
  var startIndex: Int { list.startIndex }
  var endIndex: Int { list.endIndex }
  func index(after i: Int) -> Int { list.index(after: i) }
  subscript(i: Int) -> E { list[i] }
  @discardableResult mutating func insert(_ e: E) -> Bool {
    let (inserted, _) = known.insert(e)
    if inserted { list.append(e) }
    return inserted
  }
}
protocol SetAlgebraLite { associatedtype E; init(); mutating func insert(_ e: E) -> Bool }
extension SetAlgebraLite { init<S: Sequence>(_ s: S) where S.Element == E { self.init(); for e in s { _ = insert(e) } } }
let letters = OrderedSet("mississippi")
print(String(letters), letters.count, letters[1], letters.map { $0 }.sorted(), letters.firstIndex(of: "p") ?? -1, letters.isEmpty)
var bag: [String: Int] = [:]
for w in ["x", "y", "x"] { bag[w, default: 0] += 1 }
print(bag.max { $0.value < $1.value }!, bag.mapValues { $0 * 2 }.sorted { $0.key < $1.key }.map { "\($0)" }, bag.filter { $0.value > 1 }, bag.removeValue(forKey: "x")!, bag)
