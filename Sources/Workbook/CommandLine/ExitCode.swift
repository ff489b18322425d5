/// What the process ends with; the same everywhere.
enum ExitCode: Int32, Codable, Sendable {
  /// All went well.
  case fine = 0
  /// The Swift does not compile, or a check fails.
  case failed = 1
  /// The command line makes no sense.
  case usage = 2
  /// The learner's program trapped.
  case trapped = 3
  /// A budget was exceeded.
  case budget = 4
  /// Swift that the evaluator does not support.
  case unsupported = 5
  /// A defect of the workbook.
  case defect = 6
}
