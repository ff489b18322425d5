class XCTestCase { init() {}; func setUp() {}; func tearDown() {} }
struct Failure: CustomStringConvertible { let message: String; let line: UInt; var description: String { "line +\(line): \(message)" } }
var failures: [Failure] = []
let base: UInt = #line
func XCTAssertEqual<T: Equatable>(_ a: @autoclosure () throws -> T, _ b: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", line: UInt = #line) {
    do {
        let (x, y) = (try a(), try b())
        if x != y { failures.append(Failure(message: "\(x) != \(y) \(message())", line: line - base)) }
    } catch { failures.append(Failure(message: "threw \(error)", line: line - base)) }
}
func XCTAssertTrue(_ c: @autoclosure () -> Bool, line: UInt = #line) { if !c() { failures.append(.init(message: "not true", line: line - base)) } }
func XCTAssertNil<T>(_ v: @autoclosure () -> T?, line: UInt = #line) { if let x = v() { failures.append(.init(message: "\(x) is not nil", line: line - base)) } }
func XCTAssertThrowsError<T>(_ e: @autoclosure () throws -> T, _ check: (Error) -> Void = { _ in }, line: UInt = #line) {
    do { _ = try e(); failures.append(.init(message: "did not throw", line: line - base)) } catch { check(error) }
}
struct RobotFactory {
    private var used: Set<String> = []
    private var counter = 0
    mutating func makeName() -> String {
        repeat { counter = (counter * 7 + 3) % 1000 } while false
        var name: String
        var k = counter
        repeat {
            let letters = [k / 26 % 26, k % 26].map { Character(UnicodeScalar(65 + $0)!) }
            let digits = String(k)
            name = String(letters) + String(repeating: "0", count: 3 - digits.count) + digits
            k = (k + 1) % 1000
        } while used.contains(name)
        used.insert(name)
        return name
    }
}
enum CellError: Error, Equatable { case cycle, badFormula(String) }
final class Sheet {
    private var formulas: [String: String] = [:]
    func set(_ cell: String, _ formula: String) { formulas[cell] = formula }
    func value(_ cell: String, visiting: Set<String> = []) throws -> Int {
        guard !visiting.contains(cell) else { throw CellError.cycle }
        guard let f = formulas[cell] else { return 0 }
        if let n = Int(f) { return n }
        guard f.hasPrefix("=") else { throw CellError.badFormula(f) }
        return try f.dropFirst().split(separator: "+").reduce(0) { sum, term in
            try sum + (Int(term) ?? value(String(term), visiting: visiting.union([cell])))
        }
    }
}
final class SheetTests: XCTestCase {
    var sheet: Sheet!
    override func setUp() { super.setUp(); sheet = Sheet(); sheet.set("A1", "5"); sheet.set("A2", "=A1+10") }
    override func tearDown() { sheet = nil }
    func testSum() throws { XCTAssertEqual(try sheet.value("A2"), 15); XCTAssertEqual(try sheet.value("Z9"), 0) }
    func testCycle() { sheet.set("A1", "=A2"); XCTAssertThrowsError(try sheet.value("A2")) { XCTAssertEqual($0 as? CellError, .cycle) } }
    func testBad() { sheet.set("B1", "x"); XCTAssertThrowsError(try sheet.value("B1")) { e in XCTAssertTrue(e as! CellError == .badFormula("x")) }; XCTAssertThrowsError(try sheet.value("A1")) }
    func testNames() { var f = RobotFactory(); let names = (0..<5).map { _ in f.makeName() }; XCTAssertEqual(Set(names).count, 5); XCTAssertEqual(names[0], "AD003"); XCTAssertNil(names.first { $0.count != 5 }); XCTAssertNil(names.last, line: base + 999) }
    static let allTests: [(String, (SheetTests) -> () throws -> Void)] = [("testSum", testSum), ("testCycle", { $0.testCycle }), ("testBad", testBad), ("testNames", testNames)]
}
for (name, test) in SheetTests.allTests {
    let t = SheetTests()
    t.setUp()
    let before = failures.count
    do { try test(t)() } catch { print("error", error) }
    t.tearDown()
    print(name, failures.count == before ? "passed" : "FAILED")
}
failures.forEach { print($0) }
