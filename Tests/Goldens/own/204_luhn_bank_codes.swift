import Foundation
enum CardKind: String, CaseIterable {
    case visa = "Visa", mastercard = "Mastercard", amex = "American Express"
    var prefixes: [ClosedRange<Int>] {
        switch self {
        case .visa: [4...4]
        case .mastercard: [51...55, 2221...2720]
        case .amex: [34...34, 37...37]
        }
    }
    var lengths: Set<Int> { self == .amex ? [15] : self == .visa ? [13, 16, 19] : [16] }
    init?(number: String) {
        let kind = Self.allCases.first { kind in
            kind.lengths.contains(number.count) && kind.prefixes.contains { range in
                let digits = String(range.upperBound).count
                return Int(number.prefix(digits)).map(range.contains) ?? false
            }
        }
        guard let kind else { return nil }
        self = kind
    }
}
struct Card {
    let number: String
    enum Fault: Error, Equatable { case empty, illegal(Character), checksum, unknownKind }
    let kind: CardKind
    init(_ text: String) throws(Fault) {
        let compact = text.filter { !$0.isWhitespace && $0 != "-" }
        if compact.isEmpty { throw .empty }
        if let bad = compact.first(where: { !("0"..."9" ~= $0) }) { throw .illegal(bad) }
        guard Card.luhn(compact) else { throw .checksum }
        guard let kind = CardKind(number: compact) else { throw .unknownKind }
        number = compact
        self.kind = kind
    }
    static func luhn(_ s: String) -> Bool {
        let sum = s.reversed().enumerated().reduce(0) { total, pair in
            let d = pair.element.wholeNumberValue!
            return total + (pair.offset.isMultiple(of: 2) ? d : d > 4 ? d * 2 - 9 : d * 2)
        }
        return sum % 10 == 0
    }
    var masked: String {
        let stars = String(repeating: "•", count: number.count - 4) + number.suffix(4)
        return stride(from: 0, to: stars.count, by: 4).map { i in
            let start = stars.index(stars.startIndex, offsetBy: i)
            let end = stars.index(start, offsetBy: 4, limitedBy: stars.endIndex) ?? stars.endIndex
            return String(stars[start..<end])
        }.joined(separator: " ")
    }
}
for text in ["4539 3195 0343 6467", "8273 1232 7352 0569", "3782-822463-10005", "4111 1111 1111 111x", "", "5555555555554444", "0000 0000"] {
    do {
        let card = try Card(text)
        print(card.kind.rawValue, card.masked)
    } catch .illegal(let c) {
        print("illegal character", c)
    } catch {
        print("error:", error)
    }
}
func iban(_ s: String) -> Bool {
    let t = s.replacingOccurrences(of: " ", with: "").uppercased()
    guard t.count > 4, t.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { return false }
    let moved = t.dropFirst(4) + t.prefix(4)
    var rest = 0
    for c in moved {
        if let d = c.wholeNumberValue { rest = (rest * 10 + d) % 97 }
        else { rest = (rest * 100 + Int(c.asciiValue! - 55)) % 97 }
    }
    return rest == 1
}
print(iban("GB82 WEST 1234 5698 7654 32"), iban("DE89 3704 0044 0532 0130 00"), iban("GB82 WEST 1234 5698 7654 33"), iban("a!"))
