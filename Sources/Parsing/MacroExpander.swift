/// Expands attached macros in process, with the toolchain's own implementations.
public final class MacroExpander {
  /// Creates an expander.
  public init() {}
}

/// The learner's own nodes that a macro copied into what it wrote.
struct MacroOriginals {}
