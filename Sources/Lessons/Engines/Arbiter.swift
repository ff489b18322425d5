/// Asks the compiler whether it agrees when our own checker refuses a program.
///
/// A checker of our own will now and then refuse valid Swift, and a learner cannot tell that from a mistake. Only code
/// that may be compiled may be judged so: the learner's own, never a stranger's.
public struct Arbiter: Sendable {
  /// Says whether files compile as one module: what is wrong, empty when nothing is; `nil` without a toolchain.
  private let typeCheck: @Sendable (_ files: [SourceText], _ isProgram: Bool) -> [Message]?
  /// Where gaps are noted.
  private let log: GapLog

  /// What the compiler says to a refusal of ours.
  public enum Judgement: Equatable, Sendable {
    /// It refuses too, in these words.
    case agrees([Message])
    /// It accepts: the gap is ours.
    case accepts(Gap)
    /// It could not be asked.
    case unavailable
  }

  /// An arbiter that asks `typeCheck` and notes gaps in `log`.
  public init(log: GapLog, typeCheck: @escaping @Sendable (_ files: [SourceText], _ isProgram: Bool) -> [Message]?) {
    self.log = log
    self.typeCheck = typeCheck
  }

  /// Judges the refusal of `files` with `messages`.
  ///
  /// - Parameters:
  ///   - context: The exercise's name, or the file's.
  ///   - isProgram: Whether the last file may have statements at its top level.
  public func judge(
    _ files: [SourceText], refusedWith messages: [Message], context: String, isProgram: Bool = false
  ) -> Judgement {
    guard let verdict = typeCheck(files, isProgram) else { return .unavailable }
    let errors = verdict.filter { $0.severity == "error" }
    guard errors.isEmpty else { return .agrees(errors) }
    let first = messages.first { $0.severity == "error" } ?? messages.first
    let gap = Gap(
      message: first?.message ?? "refused without a word", place: first?.place, excerpt: first?.excerpt ?? "",
      context: context)
    log.note(gap)
    return .accepts(gap)
  }
}
