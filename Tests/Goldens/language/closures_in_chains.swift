func f(_ s: String) -> String {
  s.split(separator: " ").map { w in
    let c = w.first!
    return c.uppercased() + w.dropFirst()
  }.joined(separator: "-")
}
print(f("ab cd"))
let counts = "a b a".split(separator: " ").reduce(into: [:]) { d, w in
  d[w, default: 0] += 1
}
print(counts.count)
let sorted = ["b", "a"].sorted { a, b in
  let x = a.count, y = b.count
  return x == y ? a < b : x < y
}.map { s -> String in
  let t = s + "!"
  return t
}
print(sorted)
let groups = Dictionary(grouping: [1, 2, 3]) { n in
  if n == 1 { return "one" }
  return "more"
}
print(groups["more"]!)
let total = [1, 2, 3].map { n -> Int in
  var k = n
  k *= 2
  return k
}.filter { $0 > 2 }.reduce(0) { acc, n in
  let s = acc + n
  return s
}
print(total)
let r = (1...3).map { i in
  let sq = i * i
  return (i, sq)
}.filter { $0.1 > 1 }.map { "\($0.0):\($0.1)" }
print(r)
let m = [3, 1].min { a, b in
  print("cmp")
  return a < b
}
print(m!)
struct S<T> { let f: (T) -> Void; init(_ f: @escaping (T) -> Void) { self.f = f } }
let z = S<Int> { c in
  let k = c + 1
  print(k)
}
z.f(2)
let joined = "ab bc".split(separator: " ").map { w in
  print(w)
  return w
}.joined(separator: " ")
