let t: [Double] = []
print(t.first ?? 0, t.last ?? 0, t.max() ?? 0, t.min() ?? 1)
print(t.first ?? 0)
let e: [UInt8] = []
print(e.first ?? 0, type(of: (e.first ?? 0) as Any))
let s = "".split(separator: ",")
let a: [Any] = [t.first ?? 0, s.first ?? "n"]
print(a, a.map { type(of: $0) })
func g(_ x: Any) { print(type(of: x)) }
g(t.first ?? 0); g(s.first ?? "x"); g(s.last ?? "y"); g(t.count); g(t.randomElement() ?? 7)
