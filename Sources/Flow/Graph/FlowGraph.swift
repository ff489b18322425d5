import Tree

/// One body as basic blocks: what happens to its variables, in the order in which it happens, and where control goes.
struct FlowGraph {

  /// A run of steps that control passes as a whole.
  struct Block {
    /// What happens.
    var steps: [Step] = []
    /// Where control goes next, as indices of blocks.
    var successors: [Int] = []
    /// How control leaves the body here, if it does.
    var exit: Exit?
  }

  /// How control leaves a body.
  enum Exit {
    /// By a `return`.
    case returned(SourceRange)
    /// By `return nil` of an initialiser.
    case failed
    /// By an error that nobody in the body catches.
    case threw
    /// By a call that never returns.
    case neverReturns
    /// By running off the end, whose brace stands here.
    case end(SourceRange)
    /// By running off the end of the `else` of a `guard`, whose brace stands here.
    case guardEnd(SourceRange)
  }

  /// The blocks; the first is where control enters.
  var blocks: [Block] = [Block()]

  /// Which blocks control can reach.
  func reachable() -> [Bool] {
    var seen = Array(repeating: false, count: blocks.count)
    var pending = [0]
    seen[0] = true
    while let b = pending.popLast() {
      for next in blocks[b].successors where !seen[next] {
        seen[next] = true
        pending.append(next)
      }
    }
    return seen
  }
}

/// Something that happens to storage, or that a later check wants to know.
struct Step {
  /// What happens.
  let kind: Kind
  /// The place that a message about it names.
  let range: SourceRange

  /// The kinds of steps.
  enum Kind {
    /// A variable's storage begins, without a value.
    case declare(VarDecl)
    /// A place is used or written.
    case access(Place, Access)
    /// A function that holds variables is made or called.
    case capture(Captures, CaptureStyle)
    /// `self` as a whole is used.
    case selfUse(SelfUse)
    /// A property with an `init` accessor or a wrapper is written: storage gets its value, or the setter is called.
    case initAccessor(initializes: [VarDecl])
    /// `super.init` has returned.
    case superInit
    /// `self.init` has returned, or `self` was assigned.
    case selfInit
    /// The body's own function is called.
    case recursion
  }
}

/// How a place is used.
enum Access {
  /// Its value is read.
  case read
  /// Its value is read by an autoclosure that is looked into.
  case openRead
  /// It gets a value.
  case store
  /// It is passed `inout`.
  case passInout
  /// It is the receiver of a mutating method, setter or subscript.
  case mutate
  /// A part of it gets a value.
  case storePart
}

/// A variable or a stored property of `self`, or an element of one that is a tuple.
struct Place {
  /// Where it begins.
  let root: Root
  /// The stored property of `self`, when it begins there.
  let property: VarDecl?
  /// Elements of tuples, outermost first.
  let elements: [Int]

  /// Where a place begins.
  enum Root: Hashable {
    /// A local or global variable.
    case variable(VarDecl)
    /// `self` of an initialiser.
    case selfValue
  }

  /// An element of the tuple here.
  func element(_ index: Int) -> Place { Place(root: root, property: property, elements: elements + [index]) }
}

/// What a closure or local function holds of its surroundings.
struct Captures {
  /// Variables without a value at their declaration, in the order of their first use.
  let variables: [VarDecl]
  /// Whether it holds `self`.
  let usesSelf: Bool
}

/// What holds captured variables.
enum CaptureStyle {
  /// A closure.
  case closure
  /// A local function that is called or named, by its name.
  case function(String)
  /// A `defer` at the end of its scope.
  case deferred
  /// A function declared among the top-level code.
  case definition
}

/// How `self` as a whole is used before it has all its values.
enum SelfUse {
  /// Its value.
  case value
  /// By passing it to an initialiser.
  case argument
  /// By calling a method of it, or passing it to a function.
  case method(String)
  /// By a property or subscript that is not stored in it.
  case property(String)
}
