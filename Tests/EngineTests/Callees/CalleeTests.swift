import Foundation
import Session
import Testing

@Suite("Chosen callees", .enabled(if: NativeCompiler.found != nil, "there is no swiftc on PATH"))
struct CalleeTests {

  /// Differences that are known, each `NAME: THEIRS => OURS`, with the reason after `#`.
  static let known = Set(
    ((try? String(contentsOf: Golden.root.appendingPathComponent("known-callees.txt"), encoding: .utf8)) ?? "")
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "#")[0].trimmingCharacters(in: .whitespaces) })

  /// The programs compared: all, and in a debug build every sixth unless `WORKBOOK_CALLEES` is set.
  static let sample = (Golden.all(in: "observation") + Golden.all(in: "programs")).enumerated().filter { i, _ in
    i % share == 0 || ProcessInfo.processInfo.environment["WORKBOOK_CALLEES"] != nil
  }.map(\.element)

  #if DEBUG
    /// One program of so many is compared.
    private static let share = 6
  #else
    /// All programs are compared.
    private static let share = 1
  #endif

  @Test("A call goes where the compiler sends it", arguments: sample)
  func callees(_ golden: Golden) throws {
    let compiler = try #require(NativeCompiler.found)
    guard let ours = BigStack.run({ Self.engineChoices(golden) }) else { return }
    let theirs = try CompilerChoices(of: golden, from: compiler).choices
    #expect(!theirs.isEmpty)
    let byPlace = Dictionary(grouping: ours) { $0.place }
    for choice in theirs {
      let candidates = (byPlace[choice.place] ?? []).filter { $0.name == choice.name }
      guard !candidates.contains(where: choice.agrees), let mine = candidates.first else { continue }
      let difference = Self.text(choice, mine)
      #expect(Self.known.contains(difference), "\(golden.path):\(Self.line(choice, in: golden)): \(difference)")
    }
  }

  /// What our checker chose; `nil` when it refuses the program.
  private static func engineChoices(_ golden: Golden) -> [Choice]? {
    let choices = EngineChoices(of: golden)
    return choices.isRefused ? nil : choices.choices
  }

  private static func text(_ theirs: Choice, _ mine: Choice) -> String {
    "\(theirs.name): \(text(theirs.declaration)) => \(text(mine.declaration))"
  }

  private static func text(_ d: Choice.Declaration) -> String {
    switch d {
    case .own(let range): "declared at byte \(range.lowerBound)"
    case .library(let type): type
    case .constrained(let demands): demands.isEmpty ? "unconstrained" : demands.joined(separator: " & ")
    }
  }

  private static func line(_ choice: Choice, in golden: Golden) -> String {
    switch choice.place {
    case .text(let offset): "\(golden.text.utf8.prefix(offset).count { $0 == 0x0A } + 1)"
    case .macro(let property): property
    }
  }
}
