import Foundation
import Testing

/// Whether expectations are written anew; `WORKBOOK_RECORD=1` says so.
enum Recording {
  /// Whether they are.
  static let isOn = ProcessInfo.processInfo.environment["WORKBOOK_RECORD"] != nil
}

@Suite("Goldens, compiled", .enabled(if: NativeCompiler.found != nil, "there is no swiftc on PATH"))
struct NativeTests {

  /// Another tenth of the goldens each day, so that a run takes half a minute; all of them when expectations are recorded.
  static let share = Golden.folders.flatMap { Golden.all(in: $0) }.enumerated()
    .filter { Recording.isOn || $0.offset % 10 == day % 10 }.map(\.element)

  /// The day of the year.
  private static let day = Calendar(identifier: .gregorian).ordinality(of: .day, in: .year, for: Date()) ?? 0

  @Test("The compiler agrees with the expectation", arguments: share)
  func compiled(_ golden: Golden) throws {
    let compiler = try #require(NativeCompiler.found)
    guard !golden.path.hasPrefix("programs/errors/") else {
      return settle(golden, "err", (try compiler.firstError(of: golden) ?? "no error") + "\n")
    }
    let result = try compiler.run(golden)
    settle(golden, "out", result.output)
    if golden.path.hasPrefix("programs/traps/") {
      #expect(result.code != 0)
    } else {
      #expect(result.code == 0, "\(result.errors)")
    }
  }

  /// Compares with the expectation, or writes it; a run that records always fails.
  private func settle(_ golden: Golden, _ suffix: String, _ text: String) {
    guard Recording.isOn else { return #expect(golden.expected(suffix) == text) }
    guard golden.expected(suffix) != text else { return }
    try? text.write(to: golden.sibling(suffix), atomically: true, encoding: .utf8)
    Issue.record("recorded what the compiler says of \(golden.path); run again without WORKBOOK_RECORD")
  }

  @Test("A run that records fails", .enabled(if: Recording.isOn))
  func recording() {
    Issue.record("expectations were recorded; run again without WORKBOOK_RECORD")
  }
}
