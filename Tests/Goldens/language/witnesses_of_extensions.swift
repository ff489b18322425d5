protocol Q: Hashable { var k: Int { get } }
extension Q {
  func hash(into h: inout Hasher) { h.combine(k) }; static func == (a: Self, b: Self) -> Bool { a.k == b.k }
}
struct A: Q { var k: Int; var noise: Int }
print(
  Set([A(k: 1, noise: 2), A(k: 1, noise: 3)]).count, A(k: 1, noise: 2).hashValue == A(k: 1, noise: 4).hashValue,
  A(k: 1, noise: 2) == A(k: 1, noise: 4))
