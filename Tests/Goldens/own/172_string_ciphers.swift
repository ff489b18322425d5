extension Character {
    func shifted(by k: Int) -> Character {
        guard isASCII, isLetter, let value = asciiValue else { return self }
        let base: UInt8 = isUppercase ? 65 : 97
        let offset = (Int(value - base) + k % 26 + 26) % 26
        return Character(UnicodeScalar(base + UInt8(offset)))
    }
}
struct Caesar { let key: Int
    func encode(_ s: String) -> String { String(s.map { $0.shifted(by: key) }) }
    func decode(_ s: String) -> String { Caesar(key: -key).encode(s) }
}
struct Vigenere {
    private let shifts: [Int]
    init?(_ key: String) {
        guard !key.isEmpty, key.allSatisfy(\.isLetter) else { return nil }
        shifts = key.lowercased().unicodeScalars.map { Int($0.value) - 97 }
    }
    func encode(_ s: String, sign: Int = 1) -> String {
        var i = 0
        var result = ""
        for c in s {
            if c.isLetter {
                result.append(c.shifted(by: sign * shifts[i % shifts.count]))
                i += 1
            } else {
                result.append(c)
            }
        }
        return result
    }
}
func runLength(_ s: String) -> String {
    var out = "", rest = s[...]
    while let c = rest.first {
        let run = rest.prefix { $0 == c }
        out += run.count > 1 ? "\(run.count)\(c)" : "\(c)"
        rest = rest.dropFirst(run.count)
    }
    return out
}
func expand(_ s: String) -> String {
    var out = "", digits = ""
    for c in s {
        if c.isNumber { digits.append(c) } else {
            out += String(repeating: c, count: Int(digits) ?? 1)
            digits.removeAll()
        }
    }
    return out
}
func railFence(_ s: String, rails: Int) -> String {
    var rows = [String](repeating: "", count: rails)
    var r = 0, dir = 1
    for c in s {
        rows[r].append(c)
        if r == 0 { dir = 1 } else if r == rails - 1 { dir = -1 }
        r += dir
    }
    return rows.joined()
}
func isPalindrome(_ s: String) -> Bool {
    let letters = s.lowercased().filter(\.isLetter)
    return letters.elementsEqual(letters.reversed())
}
let c = Caesar(key: 3)
let secret = c.encode("Hello, Zebra!")
print(secret, c.decode(secret))
let v = Vigenere("lemon")!
print(v.encode("Attack at dawn"), v.encode(v.encode("Attack at dawn"), sign: -1), Vigenere("a1") == nil)
print(runLength("WWWWBBBWAA"), expand("4W3BW2A"), expand(runLength("zzz aa")))
print(railFence("WEAREDISCOVEREDFLEEATONCE", rails: 3))
print(["A man, a plan, a canal: Panama", "Swift"].map(isPalindrome))
let s = "naïve café 👨‍👩‍👧 ok"
print(s.count, s.unicodeScalars.count, s.utf8.count, s.utf16.count, s.reversed().map(String.init).joined())
var t = "Hello"
t.insert("!", at: t.endIndex)
t.insert(contentsOf: " there", at: t.index(before: t.endIndex))
t.replaceSubrange(t.startIndex..<t.index(t.startIndex, offsetBy: 5), with: "Howdy")
t.remove(at: t.firstIndex(of: " ")!)
print(t, t.firstIndex(of: "z") == nil, t.hasSuffix("e!"), t < "I", t.lastIndex(of: "e").map { t.distance(from: t.startIndex, to: $0) } ?? -1)
print(t[t.index(after: t.startIndex)...].prefix(3), t.suffix(2), t.dropLast(3), "\u{1F600}".unicodeScalars.first!.value, "é" == "e\u{301}")
print("The rain in Spain".split(separator: " ", maxSplits: 1), "a--b".split(separator: "-", omittingEmptySubsequences: false), "one two".components)
extension String { var components: [String] { split(separator: " ").map(String.init) } }
