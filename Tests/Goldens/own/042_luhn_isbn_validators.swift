protocol Validator {
    static var title: String { get }
    init()
    func isValid(_ text: String) -> Bool
}

struct Luhn: Validator {
    static let title = "luhn"
    func isValid(_ text: String) -> Bool {
        let compact = text.filter { $0 != " " }
        guard compact.count > 1, compact.allSatisfy({ $0.isASCII && $0.isNumber }) else { return false }
        let sum = compact.reversed().enumerated().reduce(0) { (sum, pair) -> Int in
            let (offset, element) = pair
            var digit = element.wholeNumberValue!
            if offset % 2 == 1 {
                digit *= 2
                if digit > 9 { digit -= 9 }
            }
            return sum + digit
        }
        return sum % 10 == 0
    }
}

struct ISBN: Validator {
    static var title: String { "isbn" }
    func isValid(_ text: String) -> Bool {
        let digits = text.replacing("-", with: "").enumerated().map { (i, c) -> Int? in
            switch c {
            case "0"..."9": return Int(String(c))
            case "X" where i == 9: return 10
            default: return nil
            }
        }
        guard digits.count == 10, !digits.contains(nil) else { return false }
        return zip(digits.compactMap { $0 }, (1...10).reversed()).map(*).reduce(0, +) % 11 == 0
    }
}

struct Brackets: Validator {
    static let title = "brackets"
    private let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
    func isValid(_ text: String) -> Bool {
        var stack: [Character] = []
        for c in text {
            if pairs.values.contains(c) { stack.append(c) }
            else if let open = pairs[c] { guard stack.popLast() == open else { return false } }
        }
        return stack.isEmpty
    }
}

struct Password: Validator {
    static let title = "password"
    private let rules: [(String, (String) -> Bool)] = [
        ("length", { $0.count >= 8 }), ("upper", { $0.contains { $0.isUppercase } }),
        ("digit", { $0.contains(where: { $0.isNumber }) }), ("no spaces", { !$0.contains(" ") }),
    ]
    func isValid(_ text: String) -> Bool { failures(text).isEmpty }
    func failures(_ text: String) -> [String] { rules.filter { !$0.1(text) }.map { $0.0 } }
}

let all: [(any Validator.Type, [String])] = [
    (Luhn.self, ["1", "0", "059", "59", "055 444 285", "055 444 286", "8273 1232 7352 0569", "055a 444 285", " 0", "0000 0"]),
    (ISBN.self, ["3-598-21508-8", "3-598-21508-9", "3-598-21507-X", "3-598-21507-A", "3598215088", "359821507", "", "3-598-2X507-9"]),
    (Brackets.self, ["[]", "", "[[", "{}[", "{ }", "{[()]}", "([{}({}[])])", "[({]})", "\\left(\\begin{array}{cc} \\frac{1}{3}"]),
    (Password.self, ["hunter2", "Hunter22", "HUNTER 22", "h"]),
]
for (type, texts) in all {
    let validator = type.init()
    print(type.title, texts.map { validator.isValid($0) ? "✓" : "✗" }.joined())
}
print(Password().failures("h"), Password().failures("A 1"))
let good = all.flatMap { type, texts in texts.filter(type.init().isValid) }
print(good.count, good.max(by: { $0.count < $1.count })!)
