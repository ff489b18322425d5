import Foundation

enum GrainsError: Error {
    case inputTooLow(String)
    case inputTooHigh(String)
}

struct Grains {
    static let totalSquares = 64
    static func square(_ num: Int) throws -> UInt64 {
        guard num >= 1 else {
            throw GrainsError.inputTooLow("Input[\(num)] invalid. Input should be between 1 and 64 (inclusive)")
        }
        guard num <= totalSquares else {
            throw GrainsError.inputTooHigh("Input[\(num)] invalid. Input should be between 1 and 64 (inclusive)")
        }
        return UInt64(pow(2.0, Double(num - 1)))
    }
    static var total: UInt64 {
        return (1...totalSquares).reduce(UInt64(0)) { (sum, n) -> UInt64 in
            return sum + (try! square(n))
        }
    }
}

class Year {
    let calendarYear: Int
    init(calendarYear: Int) {
        self.calendarYear = calendarYear
    }
    var isLeapYear: Bool {
        return isDivisible(by: 400) || (isDivisible(by: 4) && !isDivisible(by: 100))
    }
    private func isDivisible(by n: Int) -> Bool {
        return calendarYear % n == 0
    }
}

for i in [1, 2, 3, 4, 16, 32, 64] {
    print("square \(i):", try! Grains.square(i))
}
for bad in [0, -1, 65] {
    do {
        _ = try Grains.square(bad)
        print("no error?")
    } catch GrainsError.inputTooLow(let message) {
        print("low:", message)
    } catch let GrainsError.inputTooHigh(message) {
        print("high:", message)
    } catch {
        print("other")
    }
}
print(Grains.total)
for y in [1996, 1997, 1900, 2400] {
    print(y, Year(calendarYear: y).isLeapYear ? "leap" : "common")
}
