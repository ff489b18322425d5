let d = 2.5
print([d < 3 ? 0 : d] as [Any])
print(d < 3 ? 0 : d)
let x: Any = d > 3 ? 1 : d
print(x, max(1, d), [1, d], abs(-1.0) + 1, min(2, 3.5, 1))
let a: [Any] = [1, d, "x", d > 0 ? 1 : 2.5]
print(a)
var o: Int8? = 5
print(o ?? 30 > 4, o.map { $0 + 1 } ?? 0)
print(Optional(1.5) ?? 2, (nil as Float?) ?? 3)
func g(_ x: Any) { print(x) }
g(Double("1.5") ?? 0); g(Double("x") ?? 0); g(d + 1)
print("\(Double("z") ?? 1)", String(describing: Double("z") ?? 1))
