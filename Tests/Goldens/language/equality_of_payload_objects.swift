final class U: Hashable, Comparable { let id: Int; init(_ i: Int) { id = i }; static func == (a: U, b: U) -> Bool { a.id == b.id }; func hash(into h: inout Hasher) { h.combine(id) }
  static func < (a: U, b: U) -> Bool { a.id < b.id } }
enum K: Hashable { case user(U), none, pair(U, Int), s(String) }
print(K.user(U(1)) == .none, K.user(U(1)) == .user(U(1)), K.user(U(1)) == .user(U(2)), K.none == .user(U(2)), K.pair(U(1), 2) == .pair(U(1), 3), K.s("a") == .user(U(1)), Set([K.user(U(1)), .user(U(1)), .none]).count)
struct S: Hashable { let u: U; let n: Int }
print(S(u: U(1), n: 2) == S(u: U(1), n: 2), S(u: U(1), n: 2) == S(u: U(3), n: 2), Set([S(u: U(1), n: 2), S(u: U(1), n: 2)]).count)
enum P: Comparable { case low(U), high(U) }
print(P.low(U(3)) < .low(U(4)), P.low(U(4)) < .low(U(3)), P.low(U(9)) < .high(U(0)), [P.high(U(1)), .low(U(2)), .low(U(1))].sorted().map { "\($0)".prefix(3) })
print([U(1)] == [U(1)], [U(1)] == [U(2)], U(1) != U(2), ["a": U(1)] == ["a": U(1)], Optional(U(1)) == U(1), [U(2), U(1)].min()!.id, [U(1)].contains(U(1)), [U(1), U(2)].firstIndex(of: U(2))!)
class Base: Equatable { var k = 0; static func == (a: Base, b: Base) -> Bool { a.k == b.k } }; class Sub: Base { var z = 1 }
struct H: Equatable { var b: Base }; let s1 = Sub(), s2 = Sub(); s2.k = 5
print(H(b: s1) == H(b: s2), H(b: s1) == H(b: Sub()), s1 == s2)
