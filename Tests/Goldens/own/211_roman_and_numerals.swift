extension Int {
    static let romanPairs: [(value: Int, symbol: String)] = [
        (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"),
        (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var roman: String? {
        guard (1..<4000).contains(self) else { return nil }
        var rest = self, out = ""
        for (value, symbol) in Int.romanPairs {
            while rest >= value {
                out += symbol
                rest -= value
            }
        }
        return out
    }
    init?(roman: String) {
        var rest = roman[...], total = 0
        for (value, symbol) in Int.romanPairs {
            while rest.hasPrefix(symbol) {
                total += value
                rest.removeFirst(symbol.count)
            }
        }
        guard rest.isEmpty, total.roman == roman else { return nil }
        self = total
    }
    var english: String {
        let ones = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"]
        let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
        switch self {
        case ..<0: return "minus " + (-self).english
        case 0..<20: return ones[self]
        case 20..<100: return tens[self / 10] + (self % 10 == 0 ? "" : "-" + ones[self % 10])
        case 100..<1000: return ones[self / 100] + " hundred" + (self % 100 == 0 ? "" : " and " + (self % 100).english)
        default:
            for (size, name) in [(1_000_000_000, "billion"), (1_000_000, "million"), (1_000, "thousand")] where self >= size {
                let (q, r) = quotientAndRemainder(dividingBy: size)
                return q.english + " " + name + (r == 0 ? "" : (r < 100 ? " and " : ", ") + r.english)
            }
            fatalError("unreachable")
        }
    }
    var ordinal: String {
        let suffix: String
        switch (self % 100, self % 10) {
        case (11...13, _): suffix = "th"
        case (_, 1): suffix = "st"
        case (_, 2): suffix = "nd"
        case (_, 3): suffix = "rd"
        default: suffix = "th"
        }
        return "\(self)\(suffix)"
    }
    var grouped: String {
        var s = String(magnitude), parts: [Substring] = []
        while s.count > 3 { parts.insert(s.suffix(3), at: 0); s.removeLast(3) }
        return (self < 0 ? "-" : "") + ([Substring(s)] + parts).joined(separator: ",")
    }
}
for n in [1, 4, 9, 14, 44, 99, 400, 1994, 2024, 3999] { print(n, n.roman!, Int(roman: n.roman!)! == n) }
print(0.roman as Any, Int(roman: "IIII") as Any, Int(roman: "MCMXCIV") ?? 0)
for n in [0, 13, 42, 100, 115, 1000, 1_024, 12_345, 1_000_001, -7] { print(n.grouped, "=", n.english) }
print((1...24).filter { ![4, 5, 6, 7, 8, 9, 10].contains($0) }.map(\.ordinal).joined(separator: " "), 111.ordinal, 1_000_000.grouped)
