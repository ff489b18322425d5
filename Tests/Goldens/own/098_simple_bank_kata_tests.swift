import Foundation

// A small test framework, and the tests of a shopping basket.
struct TestFailure: Error { let message: String; let line: Int }

func XCTAssertEqual<T: Equatable>(_ a: @autoclosure () throws -> T, _ b: @autoclosure () throws -> T, line: Int = #line) throws {
    let (x, y) = (try a(), try b())
    guard x == y else { throw TestFailure(message: "(\"\(x)\") is not equal to (\"\(y)\")", line: line) }
}
func XCTAssertTrue(_ condition: @autoclosure () -> Bool, _ message: String = "", line: Int = #line) throws {
    guard condition() else { throw TestFailure(message: message.isEmpty ? "not true" : message, line: line) }
}
func XCTAssertThrowsError<T>(_ body: @autoclosure () throws -> T, line: Int = #line, _ check: (any Error) throws -> Void = { _ in }) throws {
    do { _ = try body() } catch { return try check(error) }
    throw TestFailure(message: "did not throw", line: line)
}
func XCTAssertNil<T>(_ value: T?, line: Int = #line) throws { if let value { throw TestFailure(message: "expected nil: \"\(value)\"", line: line) } }

protocol TestCase {
    init()
    mutating func setUp()
    static var allTests: [(String, (inout Self) throws -> Void)] { get }
}
extension TestCase {
    mutating func setUp() {}
    static func run() {
        var failures = 0
        for (name, body) in allTests {
            var testCase = Self()
            testCase.setUp()
            do {
                try body(&testCase)
                print("passed \(Self.self).\(name)")
            } catch let failure as TestFailure {
                failures += 1
                print("failed \(Self.self).\(name): \(failure.message)")
            } catch {
                failures += 1
                print("error  \(Self.self).\(name): \(error)")
            }
        }
        print("Executed \(allTests.count) tests, with \(failures) failure\(failures == 1 ? "" : "s")")
    }
}

struct Basket {
    enum BasketError: LocalizedError, Equatable {
        case unknownItem(String), empty
        var errorDescription: String? {
            switch self {
            case .unknownItem(let s): return "no such item: \(s)"
            case .empty: return "the basket is empty"
            }
        }
    }
    private static let prices = ["apple": 60, "pear": 35, "melon": 120]
    private var counts: [String: Int] = [:]
    mutating func add(_ item: String, _ n: Int = 1) throws {
        guard Self.prices[item] != nil else { throw BasketError.unknownItem(item) }
        counts[item, default: 0] += n
    }
    func total() throws -> Int {
        if counts.isEmpty { throw BasketError.empty }
        return counts.reduce(0) { sum, entry in
            let price = Self.prices[entry.key]!
            let paid = entry.key == "apple" ? entry.value - entry.value / 3 : entry.value
            return sum + price * paid
        }
    }
    subscript(item: String) -> Int? { counts[item] }
}

struct BasketTests: TestCase {
    var basket = Basket()
    mutating func setUp() { try? basket.add("pear") }
    static let allTests: [(String, (inout BasketTests) throws -> Void)] = [
        ("testSetUp", { t in try XCTAssertEqual(t.basket["pear"], 1) }),
        ("testTotal", { t in
            try t.basket.add("melon", 2)
            try XCTAssertEqual(try t.basket.total(), 275)
        }),
        ("testThreeForTwo", { t in
            for _ in 1...4 { try t.basket.add("apple") }
            try XCTAssertEqual(t.basket.total(), 35 + 3 * 60)
        }),
        ("testUnknown", { t in
            try XCTAssertThrowsError(try t.basket.add("car")) { error in
                try XCTAssertEqual(error as? Basket.BasketError, .unknownItem("car"))
                try XCTAssertEqual(error.localizedDescription, "no such item: car")
            }
        }),
        ("testFails", { t in try XCTAssertEqual(t.basket["melon"] ?? 0, 1) }),
        ("testErrors", { _ in _ = try Basket().total() }),
        ("testNil", { try XCTAssertNil($0.basket["melon"]) }),
        ("testTrue", { t in try XCTAssertTrue(t.basket["pear"]! > 1, "too few pears") }),
        ("testDoesNotThrow", { t in try XCTAssertThrowsError(try t.basket.total()) }),
    ]
}
BasketTests.run()
