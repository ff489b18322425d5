enum Media { case book(title: String, author: String, year: Int), movie(title: String, director: String?, year: Int), site(url: String) }
let media: [Media] = [.book(title: "Emma", author: "Austen", year: 1815), .movie(title: "Alien", director: "Scott", year: 1979), .movie(title: "Unknown", director: nil, year: 2001), .site(url: "https://swift.org"), .book(title: "Dune", author: "Herbert", year: 1965)]
for m in media {
    switch m {
    case let .book(title, author, year) where year < 1900: print("classic: \(title) by \(author)")
    case .book(let title, _, 1950...): print("modern: \(title)")
    case .book: print("some book")
    case .movie(let t, let d?, _): print("\(t) directed by \(d)")
    case .movie(title: let t, director: nil, year: let y): print("\(t) (\(y)), director unknown")
    case .site(let url) where url.hasPrefix("https"): print("secure", url)
    case .site: print("site")
    }
}
for case let .book(t, _, y) in media where y > 1900 { print(t, y) }
let directors = media.compactMap { m -> String? in guard case .movie(_, let d, _) = m else { return nil }; return d ?? "?" }
print(directors)
if case .site = media[3], case .movie(_, .some(let d), _) = media[1] { print("both", d) }
func classify(_ p: (Int, Int)) -> String {
    switch p {
    case (0, 0): "origin"
    case (_, 0): "x-axis"
    case (0, _): "y-axis"
    case let (x, y) where x == y: "diagonal"
    case (-2...2, -2...2): "near"
    case (let x, _) where x < 0: "left"
    default: "far"
    }
}
print([(0, 0), (3, 0), (0, -1), (4, 4), (1, -2), (-9, 3), (8, 9)].map(classify))
func kind(_ v: Any) -> String {
    switch v {
    case 0 as Int: return "zero"
    case 0 as Double: return "zero double"
    case let i as Int where i < 0: return "negative \(i)"
    case is Int: return "int"
    case let d as Double: return "double \(d)"
    case let s as String where s.isEmpty: return "empty"
    case let s as String: return "string of \(s.count)"
    case let (x, y) as (Int, Int): return "pair \(x + y)"
    case let f as (Int) -> Int: return "function \(f(2))"
    case let a as [Int]: return "ints \(a.count)"
    case let d as [String: Any]: return "dict \(d.keys.sorted())"
    case Optional<Any>.none: return "nil"
    case let e as any Error: return "error \(e)"
    case _ as Character: return "character"
    default: return "other \(type(of: v))"
    }
}
struct Oops: Error {}
let square: (Int) -> Int = { $0 * $0 }
for v in [0, 0.0, -4, 42, 2.5, "", "hey", (1, 2), square, [1, 2], ["k": 1, "a": "b"] as [String: Any], Oops(), Character("c"), Set([1]), Int?.none as Any] as [Any] { print(kind(v), terminator: " | ") }
print()
struct Even { static func ~= (p: Even, v: Int) -> Bool { v % 2 == 0 } }
func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }
func ~= (pattern: [Int], value: Int) -> Bool { pattern.contains(value) }
for n in [4, 7, 15, 1, 100] { switch n { case [1, 2, 3]: print("listed"); case { $0 > 50 }: print("big"); case Even(): print("even"); case 5..., ..<0: print("five or more"); default: print("?") } }
let opt: Int?? = .some(nil)
switch opt { case .none: print("outer nil"); case .some(.none): print("inner nil"); case .some(.some(let v)): print(v) }
var values: [Int?] = [1, nil, 3]
for case let v? in values { print(v, terminator: " ") }
for case (let i, .some(let v)) in values.enumerated() { print("\(i):\(v)", terminator: " ") }
print(values.filter { if case .none = $0 { return true }; return false }.count)
while case .some(let last)? = values.popLast() { print("popped", last) }
switch "z" as Character { case "a", "e", "i", "o", "u": print("vowel"); case "a"..."z": print("consonant"); default: print("no letter") }
repeat { guard let f = values.first, let n = f else { print("none"); break }; print(n); values.removeFirst() } while true
let result: Result<Int, Oops> = .success(3)
if case .success(let n) = result, n > 2 { print("n", n) }
fallthroughTest(1); fallthroughTest(3)
func fallthroughTest(_ n: Int) { switch n { case 1: print("one", terminator: " "); fallthrough; case 2: print("two", terminator: " "); fallthrough; default: print("rest") } }
