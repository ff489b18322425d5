func k(_ v: Any) -> String {
  switch v {
  case let l as [Any?]: return "list " + l.map { $0 == nil ? "nil" : k($0!) }.joined(separator: ",")
  case let i as Int: return "int \(i)"
  case let s as String?: return "str \(s ?? "nil")"
  case Optional<Any>.none: return "nil"
  default: return "?"
  }
}
print(k([4, 5]), k([1, nil, 3] as [Int?]), k([[1], "a"] as [Any]), k("x"), k(Optional("y") as Any), k(Int?.none as Any), k(3))
let xs: [Any?] = [1, nil, [4] as Any?, "s"]
for x in xs { if let l = x as? [Any?] { print("L", l.count) } else if let i = x as? Int { print("I", i) } else { print("-", x as Any) } }
let d: Any = ["a": 1]
print(d as? [String: Int] as Any, d as? [String: Any] as Any, d as? [String: Int?] as Any, d as? [AnyHashable: Any] != nil, d as? [Int: Int] as Any)
let a: Any = 5
print(a as? Int? as Any, a as? Double as Any, (a as? Int).map { $0 + 1 } as Any, a is Int?, a as! Int?)
let o: Any = Optional<Int>.none as Any
print(o as? Int as Any, o is Int?, o as? Int? as Any)
let s: Any = Set([1, 2])
print((s as? Set<Int>)?.count as Any, (s as? Set<AnyHashable>)?.count as Any)
let t: Any = (1, "a")
if let (x, y) = t as? (Int, String) { print(x, y) }
let f: Any = { (x: Int) in x + 1 }
if let g = f as? (Int) -> Int { print(g(2)) }
protocol P { var n: Int { get } }; extension Int: P { var n: Int { self } }
let ps: [Any] = [1, "x", 2.5]
print(ps.compactMap { $0 as? P }.map(\.n), ps.compactMap { $0 as? any P }.count, ps.contains { $0 is P }, ps.map { type(of: $0) })
class A {}; class B: A { let v = 1 }; let objs: [A] = [A(), B()]; print(objs.compactMap { ($0 as? B)?.v }, objs.map { $0 is B }, (objs as? [B]) == nil, objs is [A], type(of: objs[1]))
let e: Error = E.x(2); enum E: Error { case x(Int) }; if case E.x(let n)? = e as? E { print(n) }; switch e { case E.x(let n): print("e", n); default: break }
let h: AnyHashable = "a"; print(h as? String as Any, h == "a" as AnyHashable, h.base as? String as Any, [h: 1]["a"] as Any)
print((1 as Any) as? Double as Any, (1.5 as Any) as? Float as Any, (UInt8(1) as Any) is Int, ("c" as Any) as? Character as Any, (Character("c") as Any) as? String as Any)
if let v = (3 as Any) as? CustomStringConvertible { print(v.description) }
let anyArr: [Any] = [[1, 2], ["a"]]; for case let q as [Int] in anyArr { print(q) }
