struct P: Hashable { var x: Int; var y: String; static func == (a: P, b: P) -> Bool { a.x == b.x }; func hash(into h: inout Hasher) { h.combine(x) } }
print(P(x: 1, y: "a") == P(x: 1, y: "b"), Set([P(x: 1, y: "a"), P(x: 1, y: "b")]).count, P(x: 1, y: "").hashValue == P(x: 1, y: "q").hashValue)
var h = Hasher(); h.combine(1); h.combine("a"); let a = h.finalize(); var g = Hasher(); g.combine(1); g.combine("a"); print(a == g.finalize())
let any: [AnyHashable] = [1, "a", 2.5, P(x: 3, y: ""), [1, 2]]
print(any[0] == AnyHashable(1), any[1].base, any.count, Set(any).count, any.contains(AnyHashable("a")), any[0], any)
var d: [AnyHashable: Any] = [1: "x", "k": 2]; d[2.5] = true; print(d["k"]!, d[1]!, d.count, d[AnyHashable("zz")] as Any)
if let i = any[0] as? Int { print(i) }; if let s = any[1].base as? String { print(s) }
class C {}; let c = C(); print(ObjectIdentifier(c) == ObjectIdentifier(c), ObjectIdentifier(C()) == ObjectIdentifier(c), Set([ObjectIdentifier(c)]).contains(ObjectIdentifier(c)), ObjectIdentifier(Int.self) == ObjectIdentifier(Int.self), c === c)
print([1, 2].hashValue == [1, 2].hashValue, "a".hashValue == "a".hashValue, (1...2).hashValue == (1...2).hashValue, Optional(1).hashValue == Optional(1).hashValue, true.hashValue == true.hashValue, (1.5).hashValue == 1.5.hashValue)
