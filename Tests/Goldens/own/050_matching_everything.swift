enum Shape { case circle(radius: Double), square(Double), rectangle(width: Double, height: Double), blob }
indirect enum List { case nothing, cons(Int, List) }

func classify(_ value: Any) -> String {
    switch value {
    case 0 as Int: return "zero"
    case 0 as Double: return "zero point zero"
    case let n as Int where n < 0: return "negative \(n)"
    case let n as Int: return "int \(n)"
    case is Double: return "some double"
    case let s as String: return s.isEmpty ? "empty text" : "text \(s)"
    case let (x, y) as (Int, Int): return "point \(x),\(y)"
    case let f as (String) -> String: return f("called")
    case let list as [Any]: return "list of \(list.count): " + list.map(classify).joined(separator: "; ")
    case let d as [String: Int]: return "dictionary \(d.keys.sorted())"
    case Optional<Any>.none: return "nothing"
    case let shape as Shape: return area(shape).map { "area \($0)" } ?? "no area"
    default: return "something else: \(type(of: value))"
    }
}

func area(_ s: Shape) -> Double? {
    switch s {
    case .circle(let r): return 3 * r * r
    case .square(let side), .rectangle(let side, height: 1): return side * (side == 1 ? 1 : 2)
    case let .rectangle(w, h): return w * h
    case .blob: return nil
    }
}

func sum(_ list: List) -> Int { if case let .cons(head, tail) = list { head + sum(tail) } else { 0 } }

let things: [Any] = [0, 0.0, -4, 42, 2.5, "", "hi", (3, 4), { (s: String) in s + "!" }, [1, "a", [2.0]] as [Any], ["k": 1], Shape.circle(radius: 2), Shape.blob, Character("c"), 7 as UInt8]
for thing in things { print(classify(thing)) }
print(sum(.cons(1, .cons(2, .cons(39, .nothing)))))
print(area(.rectangle(width: 5, height: 1))!, area(.square(1))!, area(.rectangle(width: 2, height: 3))!)

let points = [(0, 0), (2, 0), (0, -3), (-2, 2), (4, -4), (7, 1), (1, 99)]
for point in points {
    let text: String
    switch point {
    case (0, 0): text = "origin"
    case (_, 0): text = "on x"
    case (0, let y): text = "on y at \(y)"
    case let (x, y) where x == y: text = "diagonal"
    case let (x, y) where x == -y: text = "antidiagonal \(x)"
    case (-5...5, -5...5): text = "near"
    case (let distance, 1), (1, let distance): text = "aligned by \(distance)"
    default: text = "far"
    }
    print(point, text)
}

let maybe: [Int?] = [1, nil, 3, nil, 5]
for case let n? in maybe where n > 1 { print("some", n) }
for case .some(let n) in maybe.prefix(1) { print("first", n) }
print(maybe.filter { if case .none = $0 { true } else { false } }.count)
let nested: Int?? = .some(nil)
switch nested {
case .none: print("outer nil")
case .some(.none): print("inner nil")
case .some(.some(let x)): print(x)
}
if case 1..<4 = 3, case let (a, b) = (10, 20), a < b { print("chain", a + b) }
guard case .rectangle(let w, _) = Shape.rectangle(width: 8, height: 9) else { fatalError() }
print(w)
func fizz(_ n: Int) -> String {
    switch n {
    case let x where x % 15 == 0: "FizzBuzz"
    case _ where n.isMultiple(of: 3): "Fizz"
    case 5, 10: "Buzz"
    case ...0: "low"
    default: "\(n)"
    }
}
print([-1, 1, 3, 5, 10, 15, 20].map(fizz))
outer: for i in 1... {
    switch i {
    case 1: continue
    case 2: print("two"); fallthrough
    case 3: print("two or three")
    case 4: break
    default: break outer
    }
    print("after", i)
}
