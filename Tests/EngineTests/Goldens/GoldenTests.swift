import Foundation
import Session
import Testing

@Suite("Goldens", .disabled(if: Recording.isOn, "expectations are being recorded"))
struct GoldenTests {

  @Test("Every folder has programs", arguments: Golden.folders)
  func discovery(_ folder: String) {
    #expect(!Golden.all(in: folder).isEmpty)
  }

  @Test("Known gaps name goldens and give reasons")
  func gaps() {
    let paths = Set(Golden.folders.flatMap { Golden.all(in: $0) }.map(\.path))
    for (path, reason) in KnownGaps.shipped.reasons {
      #expect(paths.contains(path), "known-gaps.txt names a program that isn't there: \(path)")
      #expect(!reason.isEmpty, "known-gaps.txt gives no reason for \(path)")
    }
  }

  @Test(
    "A program prints what the compiled program prints",
    arguments: Golden.programs.flatMap { Golden.all(in: $0) })
  func program(_ golden: Golden) throws {
    let expected = try #require(golden.expected("out"))
    judge(golden) { observed in
      guard observed.status == .finished else { return observed.ending }
      return difference(observed.output, expected)
    }
  }

  @Test("A program with an error is refused in the compiler's words", arguments: Golden.all(in: "programs/errors"))
  func error(_ golden: Golden) throws {
    let expected = try #require(golden.expected("err")).trimmingCharacters(in: .newlines)
    judge(golden) { observed in
      guard observed.status == .invalid else { return observed.ending }
      return observed.errors.first == expected
        ? nil : "expected \(expected)\nobserved \(observed.errors.first ?? "no error")"
    }
  }

  @Test("A program that traps prints up to the trap and says why", arguments: Golden.all(in: "programs/traps"))
  func trap(_ golden: Golden) throws {
    let output = try #require(golden.expected("out"))
    let message = try #require(golden.expected("err")).trimmingCharacters(in: .newlines)
    judge(golden) { observed in
      guard observed.status == .trapped else { return observed.ending }
      guard observed.errors.last.map({ says($0, message) }) == true else {
        return "expected \(message)\nobserved \(observed.ending)"
      }
      return difference(observed.output, output)
    }
  }

  /// Whether an error's text ends in a message; addresses differ, and an overflow has words only in the debugger.
  private func says(_ error: String, _ message: String) -> Bool {
    let message = message.replacing("Swift runtime failure: ", with: "")
    return error.replacing(#/0x[0-9a-f]+/#, with: "0x…").hasSuffix("error: " + message)
  }

  /// Runs a golden and records what is wrong; a known gap must be wrong.
  private func judge(_ golden: Golden, _ fault: (Observed) -> String?) {
    let gap = KnownGaps.shipped[golden]
    guard !KnownGaps.shipped.skips(golden) else { return }
    let observed = Observed(running: golden)
    let message = fault(observed)
    leave(message == nil ? nil : observed, for: golden)
    if let gap {
      if message == nil { KnownGaps.shrink(by: golden) }
      #expect(message != nil, "\(golden.path) passes now: take it off known-gaps.txt (\(gap))")
    } else if let message {
      Issue.record("\(golden.path): \(message)")
    }
  }

  /// Leaves what a program printed instead in a file beside it, and takes the one of an earlier run away.
  private func leave(_ observed: Observed?, for golden: Golden) {
    let file = golden.sibling("observed")
    guard let observed else {
      try? FileManager.default.removeItem(at: file)
      return
    }
    try? (observed.output + observed.errors.map { $0 + "\n" }.joined()).write(
      to: file, atomically: true, encoding: .utf8)
  }

  /// The first line in which two outputs differ.
  private func difference(_ observed: String, _ expected: String) -> String? {
    guard observed != expected else { return nil }
    let mine = observed.split(separator: "\n", omittingEmptySubsequences: false)
    let theirs = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(mine, theirs).enumerated().first { $1.0 != $1.1 }?.offset ?? min(mine.count, theirs.count)
    func text(_ lines: [Substring]) -> String { line < lines.count ? "'\(lines[line])'" : "the end" }
    return "line \(line + 1) of the output\nexpected \(text(theirs))\nobserved \(text(mine))"
  }
}
