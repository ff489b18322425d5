import Tree

/// Names of the toolchain's libraries that programs may use and the evaluator does not know: they are refused by name rather than
/// taken for misspelt.
public enum UnsupportedNames {

  /// What a name belongs to; `nil` for names that no library of the toolchain declares.
  public static func feature(of name: String) -> String? {
    if concurrency.contains(name) { return "concurrency ('\(name)')" }
    if foundation.contains(name) { return "Foundation's '\(name)'" }
    if dispatch.contains(name) { return "threads ('\(name)')" }
    if others.contains(name) { return "'\(name)'" }
    return nil
  }

  /// The refusal of such a name.
  public static func refusal(_ name: String, at range: SourceRange) -> Diagnostic? {
    feature(of: name).map { Diagnostic.unsupported($0, at: range) }
  }

  private static let concurrency: Set<String> = [
    "UnownedSerialExecutor", "AnyActor",
  ]

  private static let dispatch: Set<String> = [
    "DispatchSource", "DispatchIO", "DispatchData", "Operation", "BlockOperation",
    "NSCondition", "NSConditionLock",
  ]

  private static let foundation: Set<String> = [
    "URLSession", "PropertyListEncoder", "PropertyListDecoder", "NSArray", "NSDictionary", "NSPredicate",
    "FileManager", "FileHandle", "Process", "Bundle",
    "ByteCountFormatter", "IndexPath", "AttributedString",
  ]

  private static let others: Set<String> = [
    "UnsafeRawPointer", "UnsafeMutableRawPointer", "UnsafeMutableRawBufferPointer", "OpaquePointer",
    "ManagedBufferPointer", "withUnsafeMutableBytes", "withUnsafeTemporaryAllocation",
    "AutoreleasingUnsafeMutablePointer",
    "SIMD2", "SIMD3", "SIMD4", "InlineArray", "Span", "MutableSpan", "RawSpan",
  ]
}
