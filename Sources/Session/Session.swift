import Flow
import Foundation
import Lowering
import Machine
import ObservationRuntime
import Parsing
import Tree
import Types
import Typing

/// One learner's live program on the embedded engine: text goes in, outcomes come out.
///
/// The way of the data is in `run`: parse, declare, check, lower, execute. All of it happens on the calling thread, which needs a
/// big stack (`BigStack`).
public final class Session: @unchecked Sendable {

  /// All texts.
  public let sources = SourceMap()
  /// Budgets and settings.
  public let configuration: SessionConfiguration
  let parser: Parser
  let program: Program
  let typer: Typer
  /// Goes before the lowerer does, which has the types of all objects.
  let machine: Machine
  let lowerer: Lowerer
  let ledger: Ledger
  /// What the program printed since the last outcome, unless it is passed on.
  var collected = ""
  /// Where output goes; `nil` collects it.
  private let output: ((String) -> Void)?
  /// How many lines were fed.
  var lineCount = 0
  /// The files that `load` has loaded.
  var loaded: [ParsedFile] = []
  /// What the running check has failed.
  var failures: [FailedExpectation] = []

  /// Creates a session; the prelude's declarations are decoded when they are first named.
  ///
  /// - Parameter output: is given what the program prints; without it the outcome holds the text.
  /// - Parameter input: gives the lines that the program reads; without it there are none.
  public init(
    configuration: SessionConfiguration = SessionConfiguration(), output: ((String) -> Void)? = nil,
    input: ((_ strippingNewline: Bool) -> String?)? = nil
  ) {
    self.configuration = configuration
    self.output = output
    let ids = NodeIDSource()
    let prelude = (try? PreludeTree(EmbeddedPrelude.image, ids: ids, sources: sources)).map { StoredPrelude($0) }
    parser = Parser(sources: sources, ids: ids, expander: MacroExpander(cacheFolder: configuration.cacheDirectory))
    program = Program(prelude: prelude, sources: sources)
    typer = Typer(program: program)
    lowerer = Lowerer(program: program, typer: typer, builtins: Builtin.all)
    machine = Machine()
    let finder = PlaceFinder(machine: machine, lowerer: lowerer)
    ledger = Ledger(place: { finder.current })
    machine.support = lowerer
    machine.output = { [unowned self] in self.write($0) }
    if let input { machine.input = input }
    lowerer.isTraced = configuration.isTraced
    lowerer.onFailedExpectation = { [unowned self] in self.failures.append($0) }
    if configuration.isTraced { machine.tracker.recorder = ledger }
    setLimits()
  }

  /// Gives the program's error stream somewhere to go; without that it is lost.
  public func sendErrors(to errorOutput: @escaping (String) -> Void) { machine.errorOutput = errorOutput }

  private func write(_ text: String) {
    if let output { output(text) } else { collected += text }
  }

  private func setLimits() {
    var limits = Limits()
    limits.steps = configuration.steps
    limits.memory = configuration.memory
    limits.depth = configuration.depth
    limits.output = configuration.output
    limits.wallClock = .seconds(configuration.seconds)
    machine.limits = limits
  }

  /// Stops what runs; may be called from another thread.
  public func interrupt() { machine.interrupt.set() }

  /// The text of a file with every macro expanded.
  public func expandedSource(of file: SourceFile) -> String { parser.expandedSource(of: file) }

  // MARK: The way of the data

  /// Runs a whole program; the last file may have top-level statements.
  public func run(_ files: [SourceFile]) -> Outcome {
    let (parsed, faults) = withEntryPoint(files.map { parser.parse($0) })
    if let refused = refusal(faults) { return refused }
    let (typed, diagnostics) = check(parsed, isScript: true)
    if let refused = refusal(diagnostics) { return refused }
    return execute(typed.last?.statements ?? [], value: nil, warnings: diagnostics)
  }

  /// Declares and checks parsed files; the last may be a script.
  func check(_ files: [ParsedFile], isScript: Bool) -> ([TypedFile], [Diagnostic]) {
    var diagnostics = files.flatMap(\.diagnostics)
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return ([], diagnostics) }
    for f in files { program.add(f) }
    for f in files { program.checkDeclarations(of: f) }
    let typed = files.enumerated().map { i, f in typer.check(f, isScript: isScript && i == files.count - 1) }
    diagnostics += program.takeDiagnostics() + typer.takeDiagnostics()
    if !diagnostics.contains(where: { $0.severity == .error }) {
      diagnostics += typed.flatMap { FlowChecker.check($0, program: program, typer: typer) }
    }
    for f in files { noteOverrides(in: f.items) }
    return (typed, diagnostics)
  }

  private func noteOverrides(in items: [CodeItem]) {
    for case .decl(let d as NominalDecl) in items {
      if d.isClass { lowerer.noteOverrides(of: d) }
      noteOverrides(in: d.members.map { .decl($0) })
    }
  }

  /// The outcome of a refused program; `nil` when nothing is wrong.
  func refusal(_ diagnostics: [Diagnostic]) -> Outcome? {
    let errors = diagnostics.filter { $0.severity == .error }
    guard !errors.isEmpty else { return nil }
    let sorted = diagnostics.sorted {
      ($0.range.written.start, $0.range.start) < ($1.range.written.start, $1.range.start)
    }
    // What is not supported makes further errors where it is used, so it decides.
    let isUnsupported = errors.contains { $0.category == .unsupported }
    if !isUnsupported, errors.contains(where: { $0.category == .invalid }) {
      return Outcome(status: .invalid, diagnostics: sorted)
    }
    let isDefect = errors.contains { $0.category == .defect }
    return Outcome(status: isDefect ? .defect : .unsupported, diagnostics: sorted)
  }

  /// Lowers and runs checked statements.
  func execute(_ statements: [TypedStmt], value: TypedExpr?, warnings: [Diagnostic]) -> Outcome {
    do {
      let function = try lowerer.topLevel(statements, value: value)
      try lowerer.compileReachable()
      return outcome(of: machine.run(function), warnings)
    } catch {
      lowerer.forgetPending()
      return failure(error, warnings, trace: [])
    }
  }
}

/// Says where the learner's code is.
private final class PlaceFinder {
  private unowned let machine: Machine
  private unowned let lowerer: Lowerer

  init(machine: Machine, lowerer: Lowerer) {
    self.machine = machine
    self.lowerer = lowerer
  }

  /// The place of the innermost statement that the learner wrote.
  var current: Place? {
    for entry in machine.trace() where entry.function.isUserCode {
      if let number = lowerer.placeNumber(of: entry.function, at: entry.instruction) { return Place(token: number) }
    }
    return nil
  }
}
