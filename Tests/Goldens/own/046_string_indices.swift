let greeting = "Guten Tag! 👋🏽 ça va?"
print(greeting.count, greeting.unicodeScalars.count, greeting.utf8.count, greeting.utf16.count)
print(greeting[greeting.startIndex], greeting[greeting.index(before: greeting.endIndex)])
let at = greeting.index(greeting.startIndex, offsetBy: 6)
print(greeting[at], greeting[..<at], greeting[at...])
if let space = greeting.firstIndex(of: " "), let bang = greeting.firstIndex(of: "!") {
    print(greeting[greeting.index(after: space)..<bang], greeting.distance(from: greeting.startIndex, to: bang))
}
if let i = greeting.index(greeting.startIndex, offsetBy: 100, limitedBy: greeting.endIndex) { print(i) } else { print("too far") }
for index in greeting.indices.prefix(5) { print("\(greeting[index])", terminator: "_") }
print()

extension String {
    subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
    subscript(r: Range<Int>) -> Substring {
        self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)]
    }
    subscript(safe i: Int) -> Character? { indices.dropFirst(i).first.map { self[$0] } }
    func ranges(of needle: String) -> [Range<Int>] {
        var found: [Range<Int>] = []
        for i in 0...Swift.max(0, count - needle.count) where self.dropFirst(i).hasPrefix(needle) {
            found.append(i..<i + needle.count)
        }
        return found
    }
    var words: [Substring] { split { !$0.isLetter } }
    mutating func replaceFirst(_ a: Character, with b: String) {
        guard let i = firstIndex(of: a) else { return }
        replaceSubrange(i...i, with: b)
    }
}
print("hello"[1], "hello"[1..<4], "hello"[safe: 9] as Any, "hello"[safe: 4]!)
print("abracadabra".ranges(of: "abra"), "it's -- a dog".words)
var s = "welcome"
s.insert("!", at: s.endIndex)
s.insert(contentsOf: " there", at: s.index(before: s.endIndex))
print(s)
s.remove(at: s.index(before: s.endIndex))
s.removeSubrange(s.index(s.endIndex, offsetBy: -6)..<s.endIndex)
print(s, s.removeFirst(), s, s.popLast()!, s)
s.replaceFirst("l", with: "LLL")
s.append(contentsOf: "??")
s += "x"
s.append("y" as Character)
print(s, s.uppercased(), s.hasSuffix("xy"), s.isEmpty, s.contains("LL"), s.first!, s.last!)
print("Line one\nLine two\r\nLine three".split(whereSeparator: \.isNewline))
print("a,b,,c".split(separator: ","), "a,b,,c".split(separator: ",", omittingEmptySubsequences: false), "a,b,c".split(separator: ",", maxSplits: 1))
print("cafe\u{301}" == "caf\u{e9}", "cafe\u{301}".count, "\u{1F1E9}\u{1F1EA}".count, "\r\n".count)
for scalar in "aé€".unicodeScalars { print(scalar, scalar.value, String(scalar.value, radix: 16), terminator: "; ") }
print()
print(Array("né".utf8), Array("né".utf16), String(decoding: [72, 105] as [UInt8], as: UTF8.self), Character(UnicodeScalar(9731)!))
let caesar = String("Zebra".unicodeScalars.map { Character(UnicodeScalar($0.value + 1)!) })
print(caesar, "b" < "a", "apple" < "banana", "Zoo" < "apple", "10" < "9", "" < "a")
let numeral: Character = "7"
print(numeral.isNumber, numeral.wholeNumberValue! + 1, Character("x").isLetter, Character(" ").isWhitespace, Character("Ä").lowercased(), "ß".uppercased(), Character("!").isPunctuation, Character("+").isMathSymbol, Character("f").hexDigitValue!)
print(String("stressed".reversed()), "noon" == String("noon".reversed()), String(repeating: "=-", count: 4), "x".padded(to: 3))
extension String { func padded(to n: Int) -> String { count >= n ? self : (self + "·").padded(to: n) } }
let multi = """
    first "line"
      indented \
    joined
    last\tTab
    """
print(multi, multi.split(separator: "\n").count)
