import Foundation

struct IsbnVerifier {
    static func isValid(_ input: String) -> Bool {
        let cleaned = input.replacingOccurrences(of: "-", with: "")
        guard cleaned.count == 10 else { return false }
        var sum = 0
        for (index, char) in cleaned.enumerated() {
            let weight = 10 - index
            if char == "X" && index == 9 {
                sum += 10 * weight
            } else if let digit = Int(String(char)) {
                sum += digit * weight
            } else {
                return false
            }
        }
        return sum % 11 == 0
    }

    static func checkDigit(forFirstNine digits: String) -> Character? {
        guard digits.count == 9, digits.allSatisfy({ $0.isNumber }) else { return nil }
        let total = digits.enumerated().reduce(0) { acc, pair in
            acc + (10 - pair.offset) * (pair.element.wholeNumberValue ?? 0)
        }
        let rest = (11 - total % 11) % 11
        return rest == 10 ? "X" : Character(String(rest))
    }
}

class TestCase {
    private(set) var passed = 0
    private(set) var failed = [String]()
    func assertTrue(_ condition: @autoclosure () -> Bool, _ message: String = "") {
        if condition() { passed += 1 } else { failed.append(message) }
    }
    func assertFalse(_ condition: @autoclosure () -> Bool, _ message: String = "") {
        assertTrue(!condition(), message)
    }
    func assertEqual<T>(_ a: T, _ b: T, _ message: String = "") where T: Equatable {
        assertTrue(a == b, "\(message): \(a) is not \(b)")
    }
    func report(_ title: String) {
        print("\(title): \(passed) passed, \(failed.count) failed")
        for f in failed { print("   -", f) }
    }
}

final class IsbnTests: TestCase {
    func testAll() {
        assertTrue(IsbnVerifier.isValid("3-598-21508-8"), "valid")
        assertFalse(IsbnVerifier.isValid("3-598-21508-9"), "bad check digit")
        assertTrue(IsbnVerifier.isValid("3-598-21507-X"), "check digit X")
        assertFalse(IsbnVerifier.isValid("3-598-21507-A"))
        assertFalse(IsbnVerifier.isValid("4-598-21507-B"))
        assertFalse(IsbnVerifier.isValid("3-598-2X507-9"))
        assertTrue(IsbnVerifier.isValid("3598215088"))
        assertFalse(IsbnVerifier.isValid(""))
        assertFalse(IsbnVerifier.isValid("134456729"))
        assertEqual(IsbnVerifier.checkDigit(forFirstNine: "359821507"), "X", "digit")
        assertEqual(IsbnVerifier.checkDigit(forFirstNine: "359821508"), "8", "digit")
        assertEqual(IsbnVerifier.checkDigit(forFirstNine: "35982150"), nil, "short")
        assertEqual(1, 2, "on purpose")
    }
}
let tests = IsbnTests()
tests.testAll()
tests.report("ISBN")
