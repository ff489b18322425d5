let d: [String: Any] = ["a": ["k": 1], "s": Set([1, 2]), "n": ["x": ["y"]]]
print(
  (d["a"] as? [String: Any])?["k"] as? Int ?? -1, (d["a"] as? [String: Int])?["k"] ?? -1,
  d["a"] as? [String: String] == nil, (d["s"] as? Set<AnyHashable>)?.count ?? -1)
let ints = ["a": 1]; let anys: [String: Any] = ints; print(anys["a"] as? Int ?? 0, anys.count)
class A {}; class B: A {}; let bs = ["b": B()]; let asA: [String: A] = bs;
print(asA["b"] is B, (asA as? [String: B])?.count ?? -1)
func show(_ d: [String: Any?]) -> Int { d.count }; print(show(ints.mapValues { $0 as Any? }))
let set: Set<Int> = [1, 2]; let hs: Set<AnyHashable> = set; print(hs.contains(1), hs.count)
print((d["n"] as? [String: [Any]])?["x"]?.first as? String ?? "-")
