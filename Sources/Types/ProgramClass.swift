import Tree

/// All declarations known in one session, and what can be derived from them; answers are computed on request and kept.
public final class Program {
  /// The types.
  public let types = TypeStore()
  /// Identities for nodes that no parser made; Typing and Lowering may take some too.
  public let nodeIDs = NodeIDSource(startingAt: NodeID.min)
  /// The standard library.
  public let prelude: PreludeSource?
  /// The files that ranges point into.
  public let sources: SourceMap
  /// Answers what only expression checking can tell.
  public weak var inference: TypeInference?
  /// The messages given since the last `takeDiagnostics`.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Creates an empty program.
  public init(prelude: PreludeSource?, sources: SourceMap) {
    self.prelude = prelude
    self.sources = sources
  }

  /// Gives a message.
  public func diagnose(_ d: Diagnostic) { diagnostics.append(d) }

  /// Hands over the messages and forgets them.
  public func takeDiagnostics() -> [Diagnostic] {
    defer { diagnostics = [] }
    return diagnostics
  }
}
