func classic(_ n: Int) -> String {
    if n % 15 == 0 { return "FizzBuzz" } else if n % 3 == 0 { return "Fizz" } else if n % 5 == 0 { return "Buzz" }
    return String(n)
}
func tuple(_ n: Int) -> String {
    switch (n % 3 == 0, n % 5 == 0) {
    case (true, true): "FizzBuzz"
    case (true, false): "Fizz"
    case (false, true): "Buzz"
    case (false, false): "\(n)"
    }
}
func optional(_ n: Int) -> String {
    let fizz: String? = n % 3 == 0 ? "Fizz" : nil
    let buzz: String? = n % 5 == 0 ? "Buzz" : nil
    let both = [fizz, buzz].compactMap { $0 }.joined()
    return both.isEmpty ? n.description : both
}
struct Rule { let divisor: Int; let word: String; func callAsFunction(_ n: Int) -> String { n.isMultiple(of: divisor) ? word : "" } }
let rules = [Rule(divisor: 3, word: "Fizz"), Rule(divisor: 5, word: "Buzz")]
func ruled(_ n: Int) -> String { let s = rules.map { $0(n) }.reduce("", +); return s == "" ? "\(n)" : s }
struct FizzBuzz: Sequence, IteratorProtocol {
    private var n = 0
    private let words = ["FizzBuzz", nil, nil, "Fizz", nil, "Buzz", "Fizz", nil, nil, "Fizz", "Buzz", nil, "Fizz", nil, nil]
    mutating func next() -> String? { n += 1; return words[n % 15] ?? String(n) }
}
enum FB: CustomStringConvertible { case fizz, buzz, fizzBuzz, number(Int)
    init(_ n: Int) { self = n % 15 == 0 ? .fizzBuzz : n % 3 == 0 ? .fizz : n % 5 == 0 ? .buzz : .number(n) }
    var description: String { switch self { case .fizz: return "Fizz"; case .buzz: return "Buzz"; case .fizzBuzz: return "FizzBuzz"; case let .number(n): return "\(n)" } }
}
extension Int { func fizz(_ next: (Int) -> String) -> String { let r = next(self); return self % 3 == 0 ? "Fizz" + (r == "\(self)" ? "" : r) : r } }
func curried(_ n: Int) -> String { n.fizz { $0 % 5 == 0 ? "Buzz" : "\($0)" } }
func recursive(_ n: Int) -> [String] { n == 0 ? [] : recursive(n - 1) + [classic(n)] }
infix operator |||: LogicalDisjunctionPrecedence
func ||| (a: String, b: @autoclosure () -> String) -> String { a.isEmpty ? b() : a }
func operatorStyle(_ n: Int) -> String { (n % 3 == 0 ? "Fizz" : "") + (n % 5 == 0 ? "Buzz" : "") ||| "\(n)" }

let reference = (1...30).map(classic)
print(reference.prefix(15).joined(separator: " "))
let ways: [(String, (Int) -> String)] = [("tuple", tuple), ("optional", optional), ("ruled", ruled), ("enum", { FB($0).description }), ("curried", curried), ("operator", operatorStyle)]
for (name, way) in ways { print(name, (1...30).map(way) == reference ? "same" : "DIFFERENT") }
print("sequence", Array(FizzBuzz().prefix(30)) == reference, "recursive", recursive(30) == reference, FB(7), FB(10))
var counts: [String: Int] = [:]
for case let word in reference where Int(word) == nil { counts[word, default: 0] += 1 }
print(counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })
for (i, word) in zip(1..., FizzBuzz()) {
    if i > 6 { break }
    guard let n = Int(word) else { print(word.uppercased(), terminator: " "); continue }
    print(n * n, terminator: " ")
}
print()
let grouped = Dictionary(grouping: 1...30) { n -> Int in n % 15 == 0 ? 15 : n % 5 == 0 ? 5 : n % 3 == 0 ? 3 : 1 }
for key in grouped.keys.sorted() { print(key, grouped[key]!.count, grouped[key]!.prefix(3).map { $0 }) }
func leap(_ y: Int) -> Bool { switch (y % 4, y % 100, y % 400) { case (_, _, 0): true; case (_, 0, _): false; case (0, _, _): true; default: false } }
print([1900, 2000, 2023, 2024].map(leap), (2000...2020).filter(leap))
let table = (1...5).map { r in (1...5).map { c in let p = r * c; return p < 10 ? " \(p)" : "\(p)" }.joined(separator: " ") }
print(table.joined(separator: "\n"))
let diamond = { (n: Int) -> [String] in
    let rows = (0..<n).map { i in String(repeating: " ", count: n - i - 1) + String(repeating: "*", count: 2 * i + 1) }
    return rows + rows.dropLast().reversed()
}
print(diamond(3).joined(separator: "\n"))
