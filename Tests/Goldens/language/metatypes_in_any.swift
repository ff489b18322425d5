func k(_ x: Any) -> String { switch x { case let t as Any.Type: "type \(t)"; case let i as Int: "int \(i)"; default: "other" } }
print(k(Int.self), k([String].self), k(3), k("s"))
protocol P { static var n: Int { get } }; struct A: P { static let n = 1 }; class B: P { class var n: Int { 2 } }; class C: B { override class var n: Int { 3 } }
let ts: [Any] = [A.self, B.self, C.self, Int.self, P.self]
for t in ts { if let p = t as? any P.Type { print("P", p, p.n) } else if let b = t as? any Any.Type { print("any", b) } }
print(ts.compactMap { $0 as? B.Type }.map { $0.n }, (A.self as Any) is P.Type, (Int.self as Any) as? Int.Type == Int.self, type(of: C()) as B.Type == C.self)
let types: [any P.Type] = [A.self, C.self]; print(types.map { $0.n }, types.map { "\($0)" }, types[0] == A.self)
func make<T>(_ t: T.Type) -> String { "\(t) \(T.self)" }; print(make(Int.self), make(type(of: "x")), make([Int]?.self))
let d: [String: Any.Type] = ["i": Int.self, "s": String.self]; print(d["i"]! == Int.self, d.mapValues { "\($0)" }.sorted { $0.key < $1.key })
print(ObjectIdentifier(Int.self) == ObjectIdentifier(Int.self), Set([ObjectIdentifier(A.self), ObjectIdentifier(B.self)]).count)
