let d: Double? = nil
print(d ?? 0)
let n: UInt8? = nil
print(n ?? 1, d ?? 2)
let s = "a,b".split(separator: ",")
print(s.first ?? "none", s.first.map { $0.count } ?? 0)
struct Mod: ExpressibleByIntegerLiteral, CustomStringConvertible { var description: String { "mod" }; init(integerLiteral: Int) {} }
let m: Mod? = nil
print(m ?? 3, m ?? Mod(integerLiteral: 1))
let a: [Any] = [d ?? 1]
print(a)
let e: Any = d ?? 5
print(e)
