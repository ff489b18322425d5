// A dozen small katas with their expectations.
struct Kata {
    static var run = 0
    static func check<T: Equatable>(_ got: T, _ want: T, line: Int = #line) {
        run += 1
        print(got == want ? "✓ \(run)" : "✗ \(run): got \(got), wanted \(want)", terminator: run % 8 == 0 ? "\n" : "  ")
    }
}

func pascal(_ rows: Int) -> [[Int]] {
    (0..<rows).reduce(into: []) { triangle, _ in
        guard let last = triangle.last as [Int]? else { triangle.append([1]); return }
        triangle.append([1] + zip(last, last.dropFirst()).map(+) + [1])
    }
}
Kata.check(pascal(0), [])
Kata.check(pascal(4), [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1]])

enum Relation { case equal, sublist, superlist, unequal }
func compare<T: Equatable>(_ a: [T], _ b: [T]) -> Relation {
    func contains(_ big: [T], _ small: [T]) -> Bool {
        small.isEmpty || (big.count >= small.count && (0...big.count - small.count).contains { Array(big[$0..<$0 + small.count]) == small })
    }
    switch (contains(a, b), contains(b, a)) {
    case (true, true): return .equal
    case (true, false): return .superlist
    case (false, true): return .sublist
    case (false, false): return .unequal
    }
}
Kata.check(compare([1, 2, 3], [2, 3]), .superlist)
Kata.check(compare([], [1]), .sublist)
Kata.check(compare(["a"], ["b"]), .unequal)

func atbash(_ s: String) -> String {
    let alphabet = Array("abcdefghijklmnopqrstuvwxyz")
    let mirrored = Dictionary(uniqueKeysWithValues: zip(alphabet, alphabet.reversed()))
    let letters = s.lowercased().filter { $0.isLetter || $0.isNumber }.map { mirrored[$0] ?? $0 }
    return stride(from: 0, to: letters.count, by: 5).map { String(letters[$0..<min($0 + 5, letters.count)]) }.joined(separator: " ")
}
Kata.check(atbash("The quick brown fox jumps over the lazy dog."), "gsvjf rxpyi ldmul cqfnk hlevi gsvoz abwlt")
Kata.check(atbash("x123 yes"), "c123b vh")

func wordCount(_ s: String) -> [String: Int] {
    s.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "'") }
        .map { $0.trimmingQuotes() }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
}
extension Substring {
    func trimmingQuotes() -> String {
        var s = self
        if s.hasPrefix("'") { s = s.dropFirst() }
        if s.hasSuffix("'") { s = s.dropLast() }
        return String(s)
    }
}
Kata.check(wordCount("Joe can't tell between 'large' and large."), ["joe": 1, "can't": 1, "tell": 1, "between": 1, "large": 2, "and": 1])

func transpose(_ lines: [String]) -> [String] {
    let width = lines.map(\.count).max() ?? 0
    return (0..<width).map { c in
        let column = lines.map { $0.count > c ? $0[$0.index($0.startIndex, offsetBy: c)] : "~" }
        return String(column.reversed().drop { $0 == "~" }.reversed().map { $0 == "~" ? " " : $0 })
    }
}
Kata.check(transpose(["ABC", "DE"]), ["AD", "BE", "C"])
Kata.check(transpose(["AB", "DEF"]), ["AD", "BE", " F"])

func allYourBase(_ digits: [Int], from a: Int, to b: Int) -> [Int]? {
    guard a > 1, b > 1, digits.allSatisfy({ 0..<a ~= $0 }) else { return nil }
    var n = digits.reduce(0) { $0 * a + $1 }
    var out: [Int] = []
    repeat { out.insert(n % b, at: 0); n /= b } while n > 0
    return out
}
Kata.check(allYourBase([1, 0, 1], from: 2, to: 10), [5])
Kata.check(allYourBase([3, 46, 60], from: 97, to: 73), [6, 10, 45])
Kata.check(allYourBase([2], from: 2, to: 10), nil)

func largestProduct(_ s: String, span: Int) throws -> Int {
    struct Bad: Error {}
    guard span <= s.count, span >= 0 else { throw Bad() }
    let digits = try s.map { c -> Int in guard let d = c.wholeNumberValue else { throw Bad() }; return d }
    return (0...digits.count - span).map { digits[$0..<$0 + span].reduce(1, *) }.max()!
}
Kata.check(try largestProduct("0123456789", span: 3), 504)
Kata.check((try? largestProduct("12a", span: 2)) == nil, true)
func flatten(_ a: [Any?]) -> [Int] {
    a.flatMap { x -> [Int] in
        switch x {
        case let n as Int: return [n]
        case let list as [Any?]: return flatten(list)
        default: return []
        }
    }
}
Kata.check(flatten([1, [2, nil, [3, [4]] as [Any?]] as [Any?], nil, 5]), [1, 2, 3, 4, 5])
func proverb(_ words: String...) -> [String] { zip(words, words.dropFirst()).map { "For want of a \($0) the \($1) was lost." } + words.prefix(1).map { "And all for the want of a \($0)." } }
Kata.check(proverb("nail", "shoe").count, 2)
Kata.check(proverb(), [])
let grains = (1...64).map { (1 as UInt64) << ($0 - 1) }
Kata.check(grains.reduce(0, +), UInt64.max)
Kata.check(3, 4)
print("\n\(Kata.run) checks")
