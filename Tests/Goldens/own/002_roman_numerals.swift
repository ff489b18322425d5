extension Int {
    func toRomanNumeral() -> String {
        let table: [(value: Int, symbol: String)] = [
            (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"),
            (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
            (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
        ]
        var rest = self
        var roman = ""
        for (value, symbol) in table {
            while rest >= value {
                roman += symbol
                rest -= value
            }
        }
        return roman
    }

    init?(roman: String) {
        let values: [Character: Int] = ["I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1_000]
        var total = 0, previous = 0
        for letter in roman.reversed() {
            guard let value = values[letter] else { return nil }
            if value < previous { total -= value } else { total += value; previous = value }
        }
        guard total.toRomanNumeral() == roman else { return nil }
        self = total
    }
}

for n in [1, 3, 4, 9, 14, 27, 48, 59, 93, 141, 402, 575, 911, 1024, 1999, 3000] {
    print(n, n.toRomanNumeral(), terminator: n % 2 == 0 ? "\n" : "; ")
}
print()
let inputs = ["XLII", "MCMXCIV", "IIII", "ABC", "", "MMXXVI"]
for text in inputs {
    if let n = Int(roman: text) {
        print("\(text) = \(n)")
    } else {
        print("\(text.isEmpty ? "(empty)" : text) is not a numeral")
    }
}
let allRoundTrip = (1...3999).allSatisfy { Int(roman: $0.toRomanNumeral()) == $0 }
print("round trip:", allRoundTrip)
let longest = (1...3999).map { ($0, $0.toRomanNumeral()) }.max { $0.1.count < $1.1.count }!
print("longest:", longest.0, longest.1, longest.1.count)
