let d = 2.5
print(d > 0 ? 1 : 2.5)
let x: Any = d > 0 ? 1 : 2.5
print(x, [d > 0 ? 1 : 2.5] as [Any], [d > 0 ? 1 : 2.5], d > 0 ? 1 : nil as Double?, d > 0 ? "a" : 1)
func g(_ x: Any) { print(x) }
g(d > 0 ? 1 : 2.5); g(d > 0 ? 1 : d)
print(d > 0 ? d : 1, d < 0 ? d : 1)
let y: Double? = 1
print(d > 0 ? 1 : y as Any, d > 0 ? y : 1)
