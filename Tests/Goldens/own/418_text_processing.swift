import Foundation
// Text processing
let text = """
The quick brown fox jumps over the lazy dog. The dog barks; the fox runs away!
"Really?" asked the cat, who wasn't convinced.

  Numbers: 12, 3.5, -7 and 1_000.
"""
let words = text.lowercased().components(separatedBy: CharacterSet.alphanumerics.inverted).filter { !$0.isEmpty }
var freq: [String: Int] = [:]
words.forEach { freq[$0, default: 0] += 1 }
let top = freq.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(4)
for (w, n) in top { print(w.padding(toLength: 8, withPad: ".", startingAt: 0), String(repeating: "#", count: n), n) }
print(text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces).count })
print(text.split(whereSeparator: \.isNewline).last.map { $0.drop(while: \.isWhitespace) } ?? "")
func caesar(_ s: String, by n: Int) -> String {
  String(s.unicodeScalars.map { u -> Character in
    switch u { case "a"..."z": Character(UnicodeScalar((Int(u.value) - 97 + n + 26) % 26 + 97)!)
    case "A"..."Z": Character(UnicodeScalar((Int(u.value) - 65 + n + 26) % 26 + 65)!)
    default: Character(u) }
  })
}
print(caesar("Hello, World!", by: 3), caesar(caesar("Hello, World!", by: 3), by: -3))
let isPalindrome: (String) -> Bool = { let c = $0.lowercased().filter(\.isLetter); return c == String(c.reversed()) }
print(["A man, a plan, a canal: Panama", "nope", ""].map(isPalindrome))
extension String {
  subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
  subscript(r: Range<Int>) -> Substring { self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)] }
  var camelToSnake: String { reduce(into: "") { r, c in if c.isUppercase { r += (r.isEmpty ? "" : "_") + c.lowercased() } else { r.append(c) } } }
  func runLength() -> [(Character, Int)] { reduce(into: []) { a, c in if a.last?.0 == c { a[a.count - 1].1 += 1 } else { a.append((c, 1)) } } }
}
print("swift"[1], "swiftly"[2..<5], "parseHTTPHeader".camelToSnake)
print("aaabccd".runLength().map { "\($0.1 == 1 ? "" : String($0.1))\($0.0)" }.joined())
let roman: KeyValuePairs = [1000: "M", 900: "CM", 500: "D", 400: "CD", 100: "C", 90: "XC", 50: "L", 40: "XL", 10: "X", 9: "IX", 5: "V", 4: "IV", 1: "I"]
func toRoman(_ n: Int) -> String { var n = n, out = ""; for (v, s) in roman { while n >= v { out += s; n -= v } }; return out }
print([1994, 2024, 49].map(toRoman), roman.count)
let s = "caffè 🇨🇭 👨‍👩‍👧"
print(s.count, s.utf8.count, s.utf16.count, s.unicodeScalars.count, s.uppercased(), s.firstIndex(of: "🇨🇭")!.utf16Offset(in: s))
if let r = text.range(of: "fox") { print(text[r], text.distance(from: text.startIndex, to: r.lowerBound)); print(text.replacingOccurrences(of: "fox", with: "hen").prefix(25)) }
print("a,b,,c".split(separator: ",", omittingEmptySubsequences: false), "a,b,,c".split(separator: ",", maxSplits: 1))
print(String(format: "%05d|%-6@|%6.2f|%x", 42, "ab" as NSString, 3.14159, 255))
print(Int("ff", radix: 16)!, String(255, radix: 2), Int("12a") as Any, Double("1e3")!, "\u{1F600}".unicodeScalars.first!.value)
var str = "hello"; str.insert("!", at: str.endIndex); str.removeFirst(2); str.replaceSubrange(str.startIndex..<str.index(after: str.startIndex), with: "LL"); print(str, str.hasSuffix("o!"), str.contains("Llo"))
let pieces = "key1=val1;key2=val2".split(separator: ";").map { $0.split(separator: "=") }.reduce(into: [String: String]()) { $0[String($1[0])] = String($1[1]) }
print(pieces.keys.sorted(), pieces["key2"]!)
print(zip("abc", "abd").allSatisfy(==), "apple".compare("banana") == .orderedAscending, "b" > "B", "é" == "e\u{301}")
