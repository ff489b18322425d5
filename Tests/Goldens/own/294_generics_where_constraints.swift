protocol Container { associatedtype Item; associatedtype Iter: Sequence where Iter.Element == Item; var count: Int { get }; subscript(i: Int) -> Item { get }; mutating func append(_ i: Item); func items() -> Iter; init() }
extension Container { var isEmpty: Bool { count == 0 }; static func of(_ i: Item...) -> Self { var c = Self(); i.forEach { c.append($0) }; return c } }
extension Container where Item: Equatable { func firstIndex(of x: Item) -> Int? { (0..<count).first { self[$0] == x } }; static func == <O: Container>(a: Self, b: O) -> Bool where O.Item == Item { a.count == b.count && (0..<a.count).allSatisfy { a[$0] == b[$0] } } }
extension Container where Item: Comparable, Iter: Collection { func largest() -> Item? { items().max() } }
struct Stack<E>: Container { private var a: [E] = []; init() {}; var count: Int { a.count }; subscript(i: Int) -> E { a[i] }; mutating func append(_ e: E) { a.append(e) }; mutating func pop() -> E? { a.popLast() }; func items() -> [E] { a } }
struct Bag: Container { var text = ""; var count: Int { text.count }; subscript(i: Int) -> Character { text[text.index(text.startIndex, offsetBy: i)] }; mutating func append(_ c: Character) { text.append(c) }; func items() -> String { text } }
struct Lazy<Base: Container>: Container where Base.Item: Hashable { var base = Base(); var seen: Set<Base.Item> = []; var count: Int { base.count }; subscript(i: Int) -> Base.Item { base[i] }; mutating func append(_ i: Base.Item) { if seen.insert(i).inserted { base.append(i) } }; func items() -> Base.Iter { base.items() } }
let s = Stack.of(3, 1, 2), b = Bag.of("x", "y"), l = Lazy<Stack<Int>>.of(1, 1, 2, 1)
print(s.count, s.largest()!, s.firstIndex(of: 2) ?? -1, b.text, b.largest()!, l.count, l.largest() ?? 0, s == Stack.of(3, 1, 2), s == l, Stack<Int>().isEmpty)
func merge<A: Container, B: Container>(_ a: A, _ b: B) -> [A.Item] where A.Item == B.Item { Array(a.items()) + b.items() }
func copyAll<C: Container, S: Sequence>(_ s: S, into c: inout C) where S.Element == C.Item { for x in s { c.append(x) } }
func allEqual<C: Collection>(_ c: C) -> Bool where C.Element: Equatable { c.dropFirst().allSatisfy { $0 == c.first! } }
var bag = Bag(); copyAll("hello", into: &bag); copyAll(["!"], into: &bag)
print(merge(s, l), bag.text, allEqual([1, 1]), allEqual("aab"), allEqual([Int]()))
struct Pair<A, B> { var a: A, b: B; func map<C>(_ f: (A) throws -> C) rethrows -> Pair<C, B> { Pair<C, B>(a: try f(a), b: b) }; func swap() -> Pair<B, A> { .init(a: b, b: a) } }
extension Pair where A == B { var array: [A] { [a, b] }; init(both: A) { self.init(a: both, b: both) } }
extension Pair: Comparable, Equatable where A: Comparable, B: Comparable { static func < (l: Self, r: Self) -> Bool { l.a != r.a ? l.a < r.a : l.b < r.b } }
print(Pair(a: 1, b: "x").map { $0 + 1 }.swap(), Pair(both: 3).array, Pair(a: 1, b: 2) < Pair(a: 1, b: 3), [Pair(a: 2, b: 0), Pair(a: 1, b: 9)].min()!.b)
class Registry<Key: Hashable, Value: AnyObject> { private var d: [Key: [Value]] = [:]; func add(_ v: Value, _ k: Key) { d[k, default: []].append(v) }; func all<T>(_ t: T.Type) -> [T] { d.values.joined().compactMap { $0 as? T } }; func count(where p: (Key) -> Bool) -> Int { d.filter { p($0.key) }.values.map(\.count).reduce(0, +) } }
class A {}; class B: A { let n = 7 }
let r = Registry<String, A>(); r.add(A(), "a"); r.add(B(), "b"); r.add(B(), "b")
print(r.all(B.self).map(\.n), r.all(A.self).count, r.count { $0 == "b" })
func apply<T, U, V>(_ x: T, _ f: (T) -> U, _ g: (U) -> V) -> V { g(f(x)) }
func zipWith<S: Sequence, T: Sequence, R>(_ s: S, _ t: T, _ f: (S.Element, T.Element) -> R) -> [R] { zip(s, t).map { f($0, $1) } }
func reduceAll<T: Numeric>(_ xs: [[T]]) -> [T] { xs.map { $0.reduce(0, +) } }
func makeArray<T>(_ n: Int, _ make: @autoclosure () -> T) -> [T] { (0..<n).map { _ in make() } }
func cast<T>(_ x: Any, default d: T) -> T { x as? T ?? d }
print(apply(3, { $0 * 2 }, { "<\($0)>" }), zipWith([1, 2], "ab") { "\($1)\($0)" }, reduceAll([[1, 2], []]), reduceAll([[0.5]]), makeArray(2, "z"), cast(3, default: 0), cast("s", default: 0), cast([1], default: [Int]()))
