import Foundation
struct PhoneNumber: CustomStringConvertible {
    private let digits: String
    enum Failure: Error { case invalid(String) }
    init(_ raw: String) throws {
        var d = raw.components(separatedBy: CharacterSet.decimalDigits.inverted).joined()
        if d.count == 11, d.hasPrefix("1") { d.removeFirst() }
        guard d.count == 10 else { throw Failure.invalid("expected 10 digits, got \(d.count)") }
        let exchange = d[d.index(d.startIndex, offsetBy: 3)]
        guard let first = d.first, !"01".contains(first), exchange > "1" else { throw Failure.invalid("bad area or exchange") }
        digits = d
    }
    var areaCode: String { String(digits.prefix(3)) }
    private subscript(_ r: Range<Int>) -> Substring {
        digits[digits.index(digits.startIndex, offsetBy: r.lowerBound)..<digits.index(digits.startIndex, offsetBy: r.upperBound)]
    }
    var description: String { "(\(areaCode)) \(self[3..<6])-\(self[6..<10])" }
}
for raw in ["(223) 456-7890", "223.456.7890", "1 223 456 7890", "123456789", "(023) 456-7890", "(223) 156-7890", "+1 (223) 456-7890 ext"] {
    do { print(try PhoneNumber(raw)) } catch PhoneNumber.Failure.invalid(let why) { print(raw, "->", why) }
}
struct Bob {
    static func hey(_ input: String) -> String {
        let s = input.trimmingCharacters(in: .whitespacesAndNewlines)
        let letters = s.unicodeScalars.filter { CharacterSet.letters.contains($0) }
        let yelling = !letters.isEmpty && s == s.uppercased()
        switch (s.isEmpty, yelling, s.hasSuffix("?")) {
        case (true, _, _): return "Fine. Be that way!"
        case (_, true, true): return "Calm down, I know what I'm doing!"
        case (_, true, false): return "Whoa, chill out!"
        case (_, false, true): return "Sure."
        default: return "Whatever."
        }
    }
}
for q in ["Tom-ay-to", "WATCH OUT!", "WHAT IS THIS?", "4?", "   ", "1, 2, 3", "ok? no", "\tDONE? "] { print(Bob.hey(q)) }
struct Acronym {
    static func abbreviate(_ inString: String) -> String {
        var result = ""
        var previous: Character = " "
        for c in inString {
            if c.isLetter && (!previous.isLetter && previous != "'" || (c.isUppercase && previous.isLowercase)) { result += c.uppercased() }
            previous = c
        }
        return result
    }
}
print(["Portable Network Graphics", "HyperText Markup Language", "First In, First Out", "Complementary metal-oxide semiconductor", "Halley's Comet"].map(Acronym.abbreviate))
func score(_ word: String) -> Int {
    let table: [Int: String] = [1: "AEIOULNRST", 2: "DG", 3: "BCMP", 4: "FHVWY", 5: "K", 8: "JX", 10: "QZ"]
    return word.uppercased().reduce(0) { sum, ch in sum + (table.first { $0.value.contains(ch) }?.key ?? 0) }
}
print(["cabbage", "OXYPHENBUTAZONE", "", "pinata!"].map(score))
