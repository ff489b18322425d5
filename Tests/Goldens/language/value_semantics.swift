// struct copy semantics in nested classes, arrays of structs with closures, dictionary of arrays of structs mutated
struct Line {
  var items: [(name: String, qty: Int)] = []; var note: String?; var total: Int { items.reduce(0) { $0 + $1.qty } };
  mutating func add(_ n: String, _ q: Int = 1) -> Self {
    if let i = items.firstIndex(where: { $0.name == n }) { items[i].qty += q } else { items.append((n, q)) };
    return self
  }
}
final class Order {
  var lines: [String: Line] = [:]; var history: [Line] = [];
  func line(_ k: String, _ f: (inout Line) -> Void) { f(&lines[k, default: Line()]); history.append(lines[k]!) };
  lazy var tag: () -> String = { [weak self] in "order \(self?.lines.count ?? -1)" }
}
let o = Order();
o.line("a") {
  _ = $0.add("pen"); _ = $0.add("pen", 4)
};
o.line("a") {
  $0.note = "n"; $0.items[0].qty -= 1
}; o.line("b") { $0.items += [("x", 2)] };
print(o.lines["a"]!.total, o.history.map(\.total), o.history[0].note as Any, o.tag()); var copy = o.lines;
copy["a"]!.items[0].qty = 99; copy["c"] = Line(); print(o.lines["a"]!.total, copy["a"]!.total, o.lines.count);
o.lines["a"]?.note?.append("!!"); print(o.lines["a"]?.note ?? "", o.history[1].note ?? "")
var arr = [Line(), Line()]; for i in arr.indices { _ = arr[i].add("k\(i)", i + 1) }; let snap = arr;
arr[1].items.removeAll(); arr[0].note = arr[0].note ?? "dflt"; print(arr.map(\.total), snap.map(\.total), arr[0].note!);
var it = arr.makeIterator(); while var l = it.next() { l.note = "z" }; print(arr[1].note as Any)
enum Shape {
  case circle(r: Double), rect(w: Double, h: Double), poly([(x: Double, y: Double)]);
  var area: Double {
    switch self {
    case .circle(let r): return 3 * r * r;
    case let .rect(w, h): return w * h;
    case .poly(let p):
      var a = 0.0; for i in p.indices { let j = (i + 1) % p.count; a += p[i].x * p[j].y - p[j].x * p[i].y };
      return abs(a) / 2
    }
  };
  mutating func scale(_ k: Double) {
    switch self {
    case .circle(let r): self = .circle(r: r * k);
    case .rect(let w, let h): self = .rect(w: w * k, h: h * k);
    case .poly(let p): self = .poly(p.map { ($0.x * k, $0.y * k) })
    }
  }
}
var shapes: [Shape] = [.circle(r: 1), .rect(w: 2, h: 3), .poly([(0, 0), (4, 0), (0, 3)])];
for i in shapes.indices { shapes[i].scale(2) };
print(shapes.map(\.area), shapes.max { $0.area < $1.area }.map { "\($0)" } ?? "")
class Graph {
  class Node { let id: Int; var edges: [Edge] = []; init(_ i: Int) { id = i } };
  struct Edge { unowned let to: Node; var w: Int }; private(set) var nodes: [Int: Node] = [:];
  subscript(i: Int) -> Node { if let n = nodes[i] { return n }; let n = Node(i); nodes[i] = n; return n };
  func link(_ a: Int, _ b: Int, _ w: Int = 1) { self[a].edges.append(Edge(to: self[b], w: w)) };
  func bfs(_ s: Int) -> [Int: Int] {
    var d = [s: 0], q = [self[s]];
    while !q.isEmpty {
      let n = q.removeFirst(); for e in n.edges where d[e.to.id] == nil { d[e.to.id] = d[n.id]! + e.w; q.append(e.to) }
    }; return d
  };
  func hasCycle() -> Bool {
    var st: [Int: Int] = [:];
    func go(_ n: Node) -> Bool {
      if let s = st[n.id] { return s == 1 }; st[n.id] = 1; defer { st[n.id] = 2 }; return n.edges.contains { go($0.to) }
    }; return nodes.values.contains { go($0) }
  }
}
let g = Graph(); g.link(1, 2); g.link(2, 3, 5); g.link(1, 4);
print(g.bfs(1).sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }, g.hasCycle()); g.link(3, 1);
print(g.hasCycle()); g[1].edges[0].w = 42; print(g[1].edges.map(\.w))
protocol Shape2 { var name: String { get }; func draw(_ d: Int) -> [String] };
struct Leaf: Shape2 { let name: String; func draw(_ d: Int) -> [String] { [String(repeating: " ", count: d) + name] } };
struct Group: Shape2 {
  let name: String; var kids: [any Shape2];
  func draw(_ d: Int = 0) -> [String] {
    [String(repeating: " ", count: d) + name + ":"] + kids.flatMap { $0.draw(d + 1) }
  }
}; var grp = Group(name: "g", kids: [Leaf(name: "a"), Group(name: "h", kids: [Leaf(name: "b")])]);
grp.kids.append(Leaf(name: "z")); if var inner = grp.kids[1] as? Group { inner.kids.removeAll(); grp.kids[1] = inner };
print(grp.draw().joined(separator: "|"))
func permute(_ s: String) -> [String] {
  guard s.count > 1 else { return [s] }; var out: [String] = [];
  for (i, c) in s.enumerated() {
    var r = s; r.remove(at: r.index(r.startIndex, offsetBy: i)); out += permute(r).map { String(c) + $0 }
  }; return out
}; print(permute("abc"))
struct Polynomial: CustomStringConvertible {
  var c: [Int];
  static func * (a: Self, b: Self) -> Self {
    var r = [Int](repeating: 0, count: a.c.count + b.c.count - 1);
    for (i, x) in a.c.enumerated() { for (j, y) in b.c.enumerated() { r[i + j] += x * y } }; return .init(c: r)
  };
  var description: String {
    c.enumerated().reversed().filter { $0.element != 0 }.map { i, k in
      i == 0 ? "\(k)" : "\(k == 1 ? "" : "\(k)")x\(i == 1 ? "" : "^\(i)")"
    }.joined(separator: " + ")
  }; subscript(x: Int) -> Int { c.reversed().reduce(0) { $0 * x + $1 } }
}; let pl = Polynomial(c: [1, 1]) * Polynomial(c: [1, 1]); print(pl, pl[3])
var cache: [String: (Int) -> Int] = [:]; for (n, k) in [("dbl", 2), ("tri", 3)] { cache[n] = { $0 * k } };
print(cache["dbl"]!(4), cache["tri"]?(5) as Any, cache["q"]?(1) as Any); let names = ["x", "y"];
let lookup = names.enumerated().reduce(into: [String: Int]()) { $0[$1.element] = $1.offset }; print(lookup["y"]!)
func process<S: StringProtocol>(_ s: S) -> Int where S: Collection { s.count };
print(process("abc"), process("abc".dropFirst()));
func first<C: Collection>(_ c: C) -> C.Element? where C.Element: Comparable { c.min() };
print(first([3, 1]) as Any, first("hello") as Any, first(Set<Int>()) as Any)
do {
  struct Ctx { static var depth = 0; let id: Int; init() { Ctx.depth += 1; id = Ctx.depth } }; let a = Ctx(), b = Ctx();
  print(a.id, b.id, Ctx.depth)
}
let matrix = (0..<3).map { r in (0..<3).map { c in r * 3 + c } };
print(
  matrix.map { $0.map(String.init).joined(separator: " ") }, (0..<3).map { i in matrix[i][i] }.reduce(0, +),
  matrix.joined().max()!, zip(matrix[0], matrix[1]).map(+), matrix.reduce([], +).chunks(4))
extension Array {
  func chunks(_ n: Int) -> [[Element]] {
    stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) }
  }
}
