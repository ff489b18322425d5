let x = [1, 2].compactMap { if $0 > 1 { return $0 } else { return nil } }
print(x)
enum T { case num(Int), op }
print([T.num(1), .op].compactMap { if case .num(let n) = $0 { return n }; return nil })
print(["1", "x"].compactMap { s in
  let n = Int(s)
  return n
})
let words = ["a", "bb"].compactMap { w -> String? in w.count > 1 ? w : nil }
print(words)
print([1, 2].first.flatMap { n in
  if n > 3 { return "big" }
  return nil
} ?? "none")
print([3, .nan, 1].max()!, [1, .infinity].min()!, max(1, .pi))
class A { func dep(_ n: Int) -> Self { self } }; class G: A { override func dep(_ n: Int) -> Self { super.dep(n + 1) } }
print(type(of: G().dep(1)))
let k: (Int...) -> Int = { (xs: Int...) in xs.reduce(0, +) }
print(k(1, 2, 3))
print([T.num(1), .op].compactMap { switch $0 { case .num(let n): n; default: nil } })
