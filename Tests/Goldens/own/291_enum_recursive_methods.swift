enum Shape: Equatable { case circle(r: Double), rect(w: Double, h: Double), group([Shape])
    static let unit = Shape.rect(w: 1, h: 1)
    static func square(_ s: Double) -> Shape { .rect(w: s, h: s) }
    var area: Double { switch self { case .circle(let r): return 3 * r * r; case let .rect(w, h): return w * h; case .group(let s): return s.map(\.area).reduce(0, +) } }
    var isGroup: Bool { if case .group = self { true } else { false } }
    mutating func scale(_ k: Double) { switch self { case .circle(let r): self = .circle(r: r * k); case .rect(var w, var h): w *= k; h *= k; self = .rect(w: w, h: h); case .group(var s): for i in s.indices { s[i].scale(k) }; self = .group(s) } }
    subscript(i: Int) -> Shape? { guard case .group(let s) = self, s.indices ~= i else { return nil }; return s[i] } }
var s = Shape.group([.circle(r: 1), .square(2), .group([.unit])])
print(s.area, s.isGroup, s[1] == .square(2), s[2]?[0] ?? .unit, s[9] as Any)
s.scale(2)
print(s.area, s)
indirect enum Tree<T: Comparable> { case leaf, node(Tree, T, Tree)
    func inserting(_ v: T) -> Tree { switch self { case .leaf: return .node(.leaf, v, .leaf); case let .node(l, x, r) where v < x: return .node(l.inserting(v), x, r); case let .node(l, x, r) where v > x: return .node(l, x, r.inserting(v)); default: return self } }
    var sorted: [T] { if case let .node(l, v, r) = self { return l.sorted + [v] + r.sorted }; return [] }
    var depth: Int { switch self { case .leaf: 0; case .node(let l, _, let r): 1 + max(l.depth, r.depth) } }
    static func build(_ xs: T...) -> Tree { xs.reduce(.leaf) { $0.inserting($1) } }
    func fold<R>(_ leaf: R, _ f: (R, T, R) -> R) -> R { switch self { case .leaf: return leaf; case let .node(l, v, r): return f(l.fold(leaf, f), v, r.fold(leaf, f)) } } }
let t = Tree.build(5, 2, 8, 1, 9, 2)
print(t.sorted, t.depth, t.fold(0) { $0 + $1 + $2 }, t.fold("") { "(\($0)\($1)\($2))" }, Tree<String>.leaf.depth)
enum Suit: String, CaseIterable { case clubs = "♣", hearts = "♥"; var next: Suit { let a = Suit.allCases; return a[(a.firstIndex(of: self)! + 1) % a.count] } }
enum Rank: Int, CaseIterable, Comparable { case two = 2, three, ten = 10, jack, ace = 14; static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue } }
print(Suit.hearts.next.rawValue, Suit(rawValue: "♣")!, Rank.allCases.map(\.rawValue), Rank.jack > .ten, Rank(rawValue: 5) as Any, Rank.allCases.max()!, "\(Suit.clubs)")
enum Token: Hashable { case num(Int), op(String); init(_ s: Substring) { self = Int(s).map(Token.num) ?? .op(String(s)) } }
let tokens = "1 + 22 * x".split(separator: " ").map(Token.init)
print(tokens, Set(tokens + tokens).count, tokens.compactMap { if case .num(let n) = $0 { return n } else { return nil } })
enum Planet: Double { case earth = 5.97, mars = 0.64; var heavy: Bool { rawValue > 1 } }
enum HTTP: Int { case ok = 200, notFound = 404; var text: String { switch self { case .ok: "OK"; case .notFound: "Not Found" } } }
print(Planet.mars.heavy, HTTP(rawValue: 404)!.text, HTTP(rawValue: 1)?.text ?? "none", [HTTP.ok, .notFound].map(\.rawValue))
enum Never2 {}
enum State { case idle, running(progress: Double, label: String?), failed(any Error) }
struct Err: Error { let code: Int }
for st in [State.idle, .running(progress: 0.5, label: nil), .running(progress: 1, label: "x"), .failed(Err(code: 3))] { switch st { case .idle: print("idle"); case .running(let p, nil) where p < 1: print("running", p); case .running(_, let l?): print("labelled", l); case .failed(let e as Err): print("err", e.code); case .running, .failed: print("other") } }
print(MemoryLayout<Never2>.size, type(of: State.idle), Mirror(reflecting: State.running(progress: 1, label: "q")).children.first!.label!)
