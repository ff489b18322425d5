let cafe = "Cafe\u{301}", cafe2 = "Café"
print(cafe == cafe2, cafe.count, cafe.unicodeScalars.count, cafe2.unicodeScalars.count, cafe.utf8.count, cafe2.utf16.count, cafe.hashValue == cafe2.hashValue)
let fam = "👨‍👩‍👧‍👦🇺🇸👍🏽e"
print(fam.count, fam.unicodeScalars.count, fam.utf16.count, fam.utf8.count, fam.first!, fam.reversed().map { String($0) }, fam.map { $0.unicodeScalars.count })
for u in "aé€😀".unicodeScalars { print(u, u.value, String(u.value, radix: 16, uppercase: true), u.utf8.count, u.isASCII, u.escaped(asASCII: true), terminator: "; ") }
print()
print(Array("hé".utf8), Array("hé😀".utf16), String(decoding: [104, 105, 0xC3, 0xA9], as: UTF8.self), String(validating: [0xFF as UInt8], as: UTF8.self) as Any, "\u{1F1E9}\u{1F1EA}", String(UnicodeScalar(65)), Character(UnicodeScalar(0x3B1)!), "A".unicodeScalars.first!.value + 1)
let c: Character = "ß"
print(c.isLetter, c.isLowercase, c.uppercased(), Character("7").wholeNumberValue!, Character("½").isNumber, Character("F").hexDigitValue!, Character("\n").isNewline, Character(" ").isWhitespace, Character("!").isPunctuation, Character("+").isMathSymbol, Character("$").isCurrencySymbol, Character("é").isASCII, Character("a").asciiValue!, Character("Z") < "a", Character("é").utf8.count, Character("ﬁ").uppercased())
print("İ".lowercased().count, "ΑΣ".lowercased(), "straße".uppercased(), "ǆ".uppercased(), "abc" < "abd", "Z" < "a", "é" < "f", "" < "a", "a" < "aa", ["é", "z", "e", "a"].sorted(), max("apple", "Banana"))
func rot13(_ s: String) -> String { String(String.UnicodeScalarView(s.unicodeScalars.map { u in switch u { case "a"..."z": return Unicode.Scalar((u.value - 97 + 13) % 26 + 97)!; case "A"..."Z": return Unicode.Scalar((u.value - 65 + 13) % 26 + 65)!; default: return u } })) }
print(rot13("Hello, Wörld!"), rot13(rot13("abc")))
var view = "abc".unicodeScalars; view.append("d"); view.insert("ż", at: view.startIndex); print(String(view), view.count, String(view.reversed().map(Character.init)))
func isPal(_ s: String) -> Bool { let l = s.lowercased().filter { $0.isLetter }; return l == String(l.reversed()) }
print(isPal("Was it a car?"), isPal("No lemon, no melon"), "abc".utf8.reduce(0) { $0 &* 31 &+ Int($1) }, "xyz".utf8.map { $0 ^ 0x20 }.map { Character(UnicodeScalar($0)) })
print(#"C:\dir\#(1)"#, "tab\tq\"\\", "a\u{0}b".count, "line1\r\nline2".count, "x\u{200D}y".count, """
  two
    "quotes" \
  joined
  """, "é".debugDescription, "\u{7}".debugDescription, ["a\n"], "日本".count)
let caps = "hello world foo".split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "); print(caps, caps.filter(\.isUppercase), caps.contains("World"), caps.firstRange(of: "or").map { caps[$0.lowerBound...] } ?? "", caps.ranges(of: "o").count, caps.replacing("o", with: "0"), caps.replacing("o", with: "0", maxReplacements: 1))
print("2024-05-06".split(separator: "-").compactMap { Int($0) }, "k=v=w".split(separator: "=", maxSplits: 1).map(String.init), "a,,b".split(separator: ",", omittingEmptySubsequences: false).count, "abcabc".trimmingPrefix("ab"), "abc".contains { $0 == "b" }, "aXbX".lastIndex(of: "X")!.utf16Offset(in: "aXbX"), "abc".starts(with: "ab"), "b" + String(repeating: "an", count: 2) + "a", String("cba".sorted()), "abc".elementsEqual("abc"), "a".isEmpty, String(describing: "x"), String(reflecting: "x"))
