// class hierarchies w/ generics + protocols w/ static requirement + didSet + subscript override + ObjectIdentifier
protocol Repo {
  associatedtype E: Identifiable & Hashable; var items: [E.ID: E] { get set }; static var name: String { get }
}
extension Repo {
  mutating func save(_ e: E) { items[e.id] = e }; func find(_ id: E.ID) -> E? { items[id] };
  var count: Int { items.count };
  mutating func update(_ id: E.ID, _ f: (inout E) throws -> Void) rethrows -> Bool {
    guard var e = items[id] else { return false }; try f(&e); items[id] = e; return true
  };
  subscript(id: E.ID) -> E? {
    get { items[id] }
    set { items[id] = newValue }
  }
}
struct User: Identifiable, Hashable { let id: Int; var name: String; var tags: Set<String> = [] }
struct Users: Repo { var items: [Int: User] = [:]; static let name = "users" }
final class Posts: Repo {
  struct Post: Identifiable, Hashable { let id: String; var likes = 0 };
  var items: [String: Post] = [:] { didSet { changes += 1 } }; private(set) var changes = 0;
  static var name: String { "posts" }
}
var us = Users(); us.save(User(id: 1, name: "a")); us.save(User(id: 2, name: "b"));
print(
  us.update(1) {
    $0.name += "!"; $0.tags.insert("x")
  }, us.update(9) { _ in }, us.find(1)!, us[2]?.name ?? "", us.count);
us[1]?.tags.insert("y"); us[2] = nil; print(us[1]!.tags.sorted(), us.count, Users.name)
var po = Posts(); po.save(.init(id: "p")); po["p"]?.likes += 2; print(po["p"]!.likes, po.changes, Posts.name)
func report<R: Repo>(_ r: R) -> String where R.E: CustomStringConvertible {
  "\(R.name): " + r.items.values.map(\.description).sorted().joined(separator: ";")
}
extension User: CustomStringConvertible { var description: String { "U\(id)" } }; print(report(us))
class Node<T>: CustomStringConvertible {
  var v: T; weak var parent: Node?; private(set) var kids: [Node] = []; init(_ v: T) { self.v = v };
  func add(_ k: Node...) -> Self { for c in k { c.parent = self; kids.append(c) }; return self };
  var depth: Int { parent.map { $0.depth + 1 } ?? 0 };
  var description: String { kids.isEmpty ? "\(v)" : "\(v)(\(kids.map(\.description).joined(separator: " ")))" };
  func each(_ f: (Node) -> Void) { f(self); kids.forEach { $0.each(f) } };
  lazy var size: Int = kids.reduce(1) { $0 + $1.size }
}
let root = Node("r").add(Node("a").add(Node("b")), Node("c")); print(root, root.kids[0].kids[0].depth, root.size);
root.each { print($0.v, $0.depth, terminator: " ") }; print()
final class IntNode: Node<Int> {
  override var description: String { "<" + super.description + ">" };
  convenience init(doubling n: Int) { self.init(n * 2) }
}; print(IntNode(doubling: 4).add(Node(1)), IntNode(3).depth)
struct Undo<S> {
  private(set) var state: S; private var past: [S] = [], future: [S] = []; init(_ s: S) { state = s };
  mutating func set(_ s: S) { past.append(state); state = s; future = [] };
  mutating func mutate(_ f: (inout S) -> Void) { var c = state; f(&c); set(c) };
  @discardableResult mutating func undo() -> Bool {
    guard let p = past.popLast() else { return false }; future.append(state); state = p; return true
  };
  @discardableResult mutating func redo() -> Bool {
    guard let n = future.popLast() else { return false }; past.append(state); state = n; return true
  }
}
var u = Undo([1]); u.mutate { $0.append(2) }; u.mutate { $0[0] = 9 }; u.undo(); print(u.state); u.redo();
print(u.state, u.redo()); u.undo(); u.undo(); print(u.state, u.undo())
protocol Command { func run(_ s: inout [Int]) throws; func undo(_ s: inout [Int]) };
struct Push: Command {
  let n: Int; func run(_ s: inout [Int]) { s.append(n) }; func undo(_ s: inout [Int]) { s.removeLast() }
};
struct Add: Command {
  func run(_ s: inout [Int]) throws {
    guard s.count > 1 else { throw CErr.under(s.count) }; let b = s.removeLast(); s[s.count - 1] += b
  }; func undo(_ s: inout [Int]) { s.append(0) }
}; enum CErr: Error { case under(Int) }
var st: [Int] = [], done: [any Command] = [];
for c in [Push(n: 2), Push(n: 3), Add(), Add()] as [any Command] {
  do { try c.run(&st); done.append(c) } catch CErr.under(let n) { print("under", n) }
}; print(st, done.count, done.last is Add); done.last?.undo(&st); print(st)
struct Parser<T> {
  let run: (Substring) -> (T, Substring)?;
  func map<U>(_ f: @escaping (T) -> U) -> Parser<U> { Parser<U> { s in run(s).map { (f($0.0), $0.1) } } };
  func then<U>(_ p: @autoclosure @escaping () -> Parser<U>) -> Parser<(T, U)> {
    Parser<(T, U)> { s in
      guard let (a, r) = run(s), let (b, q) = p().run(r) else { return nil }; return ((a, b), q)
    }
  };
  var many: Parser<[T]> {
    Parser<[T]> { s in
      var r = s, out: [T] = []; while let (x, n) = run(r) { out.append(x); r = n }; return (out, r)
    }
  }; static func | (a: Parser, b: Parser) -> Parser { Parser { a.run($0) ?? b.run($0) } }
}
func ch(_ p: @escaping (Character) -> Bool) -> Parser<Character> {
  Parser { s in
    guard let c = s.first, p(c) else { return nil }; return (c, s.dropFirst())
  }
}; let num = ch(\.isNumber).many.map { Int(String($0)) ?? -1 };
let pair = num.then(ch { $0 == "," }).then(num).map { ($0.0.0, $0.1) };
print(pair.run("12,34rest")!, (ch { $0 == "a" } | ch { $0 == "b" }).many.run("abbac")!)
let t = ["x": [1: ["y": 2]]]; print(t["x"]?[1]?["y"] ?? 0, t["q"]?[1]?["y"] as Any); var deep = ["a": ["b": [1, 2]]];
deep["a"]?["b"]?.append(3); deep["a"]!["b"]![0] += 10; deep["z", default: [:]]["w", default: []].append(7);
print(deep["a"]!["b"]!, deep["z"]!)
var arr2 = [[1, 2], [3]]; arr2[0][1] *= 5; arr2[1] += [4]; arr2.append([]); arr2[2].insert(9, at: 0);
for i in arr2.indices { arr2[i].sort(by: >) }; arr2.removeAll { $0.contains(9) };
print(arr2, arr2.map { $0.max() ?? 0 }, arr2.flatMap { $0 })
var set: Set = [3, 1]; set.insert(2); let (ins, m) = set.insert(3);
print(
  ins, m, set.sorted(), set.isSubset(of: 0...5), set.union([9]).count, set.symmetricDifference([1, 7]).sorted(),
  set.remove(42) as Any);
set.formIntersection([1, 2]); print(set.min()!, set.map { $0 * 2 }.sorted())
