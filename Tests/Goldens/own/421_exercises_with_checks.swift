// Tests of an exercise: clock arithmetic, robot simulator, simple linked list, binary search tree
struct Clock: Equatable, CustomStringConvertible { private let minutes: Int
  init(hours: Int, minutes: Int = 0) { let t = (hours * 60 + minutes) % 1440; self.minutes = t < 0 ? t + 1440 : t }
  static func + (c: Clock, m: Int) -> Clock { Clock(hours: 0, minutes: c.minutes + m) }
  static func - (c: Clock, m: Int) -> Clock { c + -m }
  var description: String { func pad(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }; return pad(minutes / 60) + ":" + pad(minutes % 60) } }
func check<T: Equatable>(_ a: @autoclosure () throws -> T, _ b: T, _ name: String = #function, line: Int = #line) rethrows { let v = try a(); print(v == b ? "ok" : "FAIL line \(line): \(v) != \(b)") }
check("\(Clock(hours: -1, minutes: 15))", "23:15"); check(Clock(hours: 25), Clock(hours: 1)); check((Clock(hours: 10) + 3061).description, "13:01"); check(Clock(hours: 0) - 1 == Clock(hours: 23, minutes: 59), true); check(1, 2)
struct Robot { enum Bearing: Int, CaseIterable { case north, east, south, west
    var delta: (dx: Int, dy: Int) { switch self { case .north: (0, 1); case .east: (1, 0); case .south: (0, -1); case .west: (-1, 0) } }
    mutating func turn(_ n: Int) { self = Self(rawValue: (rawValue + n + 4) % 4)! } }
  var position = (x: 0, y: 0), bearing = Bearing.north
  enum Command: Character { case left = "L", right = "R", advance = "A" }
  mutating func run(_ s: String) { for c in s.compactMap(Command.init) { switch c { case .left: bearing.turn(-1); case .right: bearing.turn(1); case .advance: position.x += bearing.delta.dx; position.y += bearing.delta.dy } } } }
var robot = Robot(); robot.run("RAALAL?A"); print(robot.position, robot.bearing)
indirect enum Tree<T: Comparable> { case leaf, node(Tree, T, Tree)
  init<S: Sequence>(_ s: S) where S.Element == T { self = s.reduce(.leaf) { $0.inserting($1) } }
  func inserting(_ x: T) -> Tree { switch self { case .leaf: return .node(.leaf, x, .leaf); case let .node(l, v, r): return x < v ? .node(l.inserting(x), v, r) : x > v ? .node(l, v, r.inserting(x)) : self } }
  var depth: Int { if case let .node(l, _, r) = self { 1 + Swift.max(l.depth, r.depth) } else { 0 } }
  func contains(_ x: T) -> Bool { guard case let .node(l, v, r) = self else { return false }; return x == v || (x < v ? l : r).contains(x) } }
extension Tree: Sequence { func makeIterator() -> AnyIterator<T> { var stack: [(T, Tree)] = []; func push(_ t: Tree) { var t = t; while case let .node(l, v, r) = t { stack.append((v, r)); t = l } }; push(self); return AnyIterator { guard let (v, r) = stack.popLast() else { return nil }; push(r); return v } } }
let tree = Tree([5, 2, 8, 1, 9, 3, 5]); print(Array(tree), tree.depth, tree.contains(8), tree.contains(7), tree.map { $0 * $0 }.filter { $0 > 10 }, tree.min()!, tree.first { $0 > 4 } ?? 0)
class ListNode<T> { var value: T; var next: ListNode?; init(_ v: T, _ n: ListNode? = nil) { value = v; next = n } }
func list<T>(_ xs: T...) -> ListNode<T>? { xs.reversed().reduce(nil) { ListNode($1, $0) } }
func reverse<T>(_ head: ListNode<T>?) -> ListNode<T>? { var prev: ListNode<T>?, cur = head; while let n = cur { (n.next, prev, cur) = (prev, n, n.next) }; return prev }
func merge<T: Comparable>(_ a: ListNode<T>?, _ b: ListNode<T>?) -> ListNode<T>? { switch (a, b) { case (nil, let x), (let x, nil): return x; case (let x?, let y?): if x.value <= y.value { x.next = merge(x.next, y); return x } else { y.next = merge(x, y.next); return y } } }
extension ListNode: CustomStringConvertible { var description: String { "\(value)" + (next.map { " -> \($0)" } ?? "") } }
print(reverse(list(1, 2, 3))!, merge(list(1, 4, 6), list(2, 3, 7))!)
func isbn(_ s: String) -> Bool { let d = s.filter { $0 != "-" }; guard d.count == 10 else { return false }; var sum = 0; for (i, c) in d.enumerated() { if let n = c.wholeNumberValue { sum += n * (10 - i) } else if c == "X", i == 9 { sum += 10 } else { return false } }; return sum.isMultiple(of: 11) }
print(["3-598-21508-8", "3-598-21507-X", "3-598-2X507-9"].map(isbn))
func sieve(_ n: Int) -> [Int] { var p = Array(repeating: true, count: n + 1); return (2...n).filter { i in guard p[i] else { return false }; for m in stride(from: i * i, through: n, by: i) { p[m] = false }; return true } }
func factors(_ n: Int) -> [Int] { var (n, f, out) = (n, 2, [Int]()); while n > 1 { if n % f == 0 { out.append(f); n /= f } else { f += 1 } }; return out }
print(sieve(30), factors(901255), (1...15).map { ["Fizz", "", "Buzz"].isEmpty ? "" : $0 % 15 == 0 ? "FizzBuzz" : $0 % 3 == 0 ? "Fizz" : $0 % 5 == 0 ? "Buzz" : "\($0)" }.joined(separator: ","))
let anagrams = { (w: String, xs: [String]) in let k = w.lowercased().sorted(); return xs.filter { $0.lowercased() != w.lowercased() && $0.lowercased().sorted() == k } }
print(anagrams("Orchestra", ["cashregister", "Carthorse", "radishes"]), "ABBA".reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }.max { ($0.value, $0.key) < ($1.value, $1.key) }!)
func collatz(_ n: Int) -> Int? { n < 1 ? nil : sequence(first: n) { $0 == 1 ? nil : $0 % 2 == 0 ? $0 / 2 : 3 * $0 + 1 }.reduce(-1) { c, _ in c + 1 } }
print(collatz(12)!, collatz(0) ?? "none" as Any, Array("hello").reversed().map(String.init).joined(), [3, 1, 2].sorted(by: >).map(String.init).joined(separator: " > "))
