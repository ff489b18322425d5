/// What a parse depends on besides the text.
public struct ParserOptions: Sendable {
  /// The names that `#if NAME` finds set.
  public var defines: Set<String>
  /// The modules that `#if canImport(M)` finds.
  public var importableModules: Set<String>
  /// The compiler version that `#if compiler(>=…)` compares with.
  public var compilerVersion: [Int]
  /// The language mode that `#if swift(>=…)` compares with.
  public var languageVersion: [Int]
  /// Whether functions without a body are builtins rather than mistakes.
  public var allowsMissingBodies: Bool

  /// Creates options; those of a learner's file by default.
  public init(
    defines: Set<String> = [], importableModules: Set<String> = ParserOptions.knownModules,
    compilerVersion: [Int] = [6, 3, 1], languageVersion: [Int] = [5, 10], allowsMissingBodies: Bool = false
  ) {
    self.defines = defines
    self.importableModules = importableModules
    self.compilerVersion = compilerVersion
    self.languageVersion = languageVersion
    self.allowsMissingBodies = allowsMissingBodies
  }

  /// The modules that programs for the workbook may import.
  public static let knownModules: Set<String> = [
    "Swift", "Observation", "Foundation", "FoundationEssentials", "SwiftUI", "Combine", "Testing", "Glibc", "Dispatch",
    "Synchronization", "RegexBuilder", "ExerciseSupport", "_Concurrency", "_StringProcessing",
  ]

  /// Further modules of the toolchain: `import` finds them, what the evaluator lacks of them is refused where it is named.
  static let toolchainModules: Set<String> = [
    "Cxx", "CxxStdlib", "Distributed", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    "Runtime",
    "XCTest", "_Differentiation",
  ]

  /// What the prelude's own files are parsed with.
  public static let prelude = ParserOptions(allowsMissingBodies: true)
}
