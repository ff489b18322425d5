// Exercise: implement `Matrix` helpers, `Acronym`, `Triangle` — with a hand-made test runner.
final class TestSuite {
  private var tests: [(String, () throws -> Void)] = []
  private(set) static var current = ""
  private var failures: [String] = []
  static var failed = 0
  let name: String
  init(_ name: String, _ define: (TestSuite) -> Void) { self.name = name; define(self); run() }
  func test(_ name: String, _ body: @escaping () throws -> Void) { tests.append((name, body)) }
  private func run() {
    var passed = 0
    for (name, body) in tests {
      Self.current = name
      let before = Self.failed
      do { try body() } catch { Self.failed += 1; print("    \(name): threw \(error)") }
      if Self.failed == before { passed += 1 }
    }
    print("\(name): \(passed)/\(tests.count)")
  }
}
func check(_ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", line: UInt = #line) rethrows {
  if try !condition() {
    TestSuite.failed += 1
    print("    \(TestSuite.current): failed\(message().isEmpty ? "" : " (" + message() + ")")")
  }
}
func equal<T: Equatable>(_ a: T, _ b: T) { check(a == b, "\(a) != \(b)") }
func throwsError<E: Error & Equatable>(_ expected: E, _ body: () throws -> some Any) {
  do {
    let value = try body()
    check(false, "got \(value) instead of \(expected)")
  } catch let error as E {
    equal(error, expected)
  } catch {
    check(false, "wrong error \(error)")
  }
}

enum MatrixError: Error, Equatable { case ragged(row: Int), empty, outside(Int, Int) }
struct Matrix {
  let rows: [[Int]]
  var columns: [[Int]] { rows[0].indices.map { c in rows.map { $0[c] } } }
  init(_ text: String) throws {
    rows = text.split(separator: "\n").map { $0.split(separator: " ").compactMap { Int($0) } }
    guard let width = rows.first?.count else { throw MatrixError.empty }
    if let bad = rows.firstIndex(where: { $0.count != width }) { throw MatrixError.ragged(row: bad) }
  }
  func at(_ r: Int, _ c: Int) throws -> Int {
    guard rows.indices ~= r, rows[r].indices ~= c else { throw MatrixError.outside(r, c) }
    return rows[r][c]
  }
  var saddlePoints: [(Int, Int)] {
    rows.indices.flatMap { r in columns.indices.filter { c in rows[r][c] == rows[r].max() && rows[r][c] == columns[c].min() }.map { (r, $0) } }
  }
}
enum Kind { case equilateral, isosceles, scalene, impossible }
func kind(_ sides: Double...) -> Kind {
  let s = sides.sorted()
  guard s.count == 3, s[0] > 0, s[0] + s[1] >= s[2] else { return .impossible }
  return [.equilateral, .isosceles, .scalene][Set(s).count - 1]
}

_ = TestSuite("Matrix") { suite in
  suite.test("rows") { equal(try Matrix("1 2\n10 20").rows, [[1, 2], [10, 20]]) }
  suite.test("columns") { equal(try Matrix("89 1903 3\n18 3 1\n9 4 800").columns[1], [1903, 3, 4]) }
  suite.test("ragged") { throwsError(MatrixError.ragged(row: 1)) { try Matrix("1 2\n3") } }
  suite.test("empty") { throwsError(MatrixError.empty) { try Matrix("") } }
  suite.test("outside") { throwsError(MatrixError.outside(2, 0)) { try Matrix("1\n2").at(2, 0) } }
  suite.test("no error") { throwsError(MatrixError.empty) { try Matrix("5").at(0, 0) } }
  suite.test("saddle") { try check(Matrix("9 8 7\n5 3 2\n6 6 7").saddlePoints.map { "\($0)" } == ["(1, 0)"]) }
  suite.test("escapes") { _ = try Matrix("1").at(7, 7) }
}
_ = TestSuite("Triangle") { suite in
  let cases: [([Double], Kind)] = [([2, 2, 2], .equilateral), ([3, 4, 4], .isosceles), ([5, 4, 6], .scalene), ([1, 1, 3], .impossible), ([0, 0, 0], .impossible)]
  for (sides, expected) in cases { suite.test("\(sides)") { equal(kind(sides[0], sides[1], sides[2]), expected) } }
  suite.test("too few") { equal(kind(1, 2), .impossible) }
  suite.test("wrong on purpose") { equal(kind(3, 4, 5), .isosceles) }
}
print("failed:", TestSuite.failed)
