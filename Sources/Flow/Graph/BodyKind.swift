import Tree
import Types
import Typing

/// The function whose body is looked at.
enum BodyOwner {
  /// A function, accessor, initialiser or deinitialiser.
  case function(FunctionLikeDecl)
  /// A closure.
  case closure(TypedClosure)
  /// The body of a `defer`.
  case deferred
  /// A file's top-level code.
  case script
}

/// What an initialiser owes its `self`.
enum SelfDuty {
  /// Not an initialiser: `self` has its value.
  case none
  /// A struct's initialiser that gives the stored properties their values.
  case structure(NominalDecl)
  /// One of a value type that hands on to `self.init` or assigns `self`.
  case delegatingValue
  /// A class's designated initialiser; `superclass` says what it owes the class above.
  case object(NominalDecl, superclass: SuperDuty)
  /// A class's convenience initialiser.
  case delegatingObject

  /// Whether there is anything to watch.
  var isWatched: Bool { if case .none = self { false } else { true } }

  /// Whether `self` is a reference.
  var isObject: Bool {
    switch self {
    case .object, .delegatingObject: true
    case .none, .structure, .delegatingValue: false
    }
  }

  /// The type whose stored properties are given values here.
  var owner: NominalDecl? {
    switch self {
    case .structure(let n), .object(let n, _): n
    case .none, .delegatingValue, .delegatingObject: nil
    }
  }
}

/// What a designated initialiser owes its superclass.
enum SuperDuty {
  /// There is none.
  case root
  /// `super.init` has to be called.
  case explicit
  /// `super.init()` is called at the end, unwritten.
  case implicit
}

extension SelfDuty {

  /// Finds what an initialiser's body owes.
  init(of i: InitDecl, _ statements: [TypedStmt], _ program: Program) {
    guard let owner = program.contextualNominal(i), i.hasBody else {
      self = .none
      return
    }
    let calls = InitCalls(statements)
    switch owner.nominalKind {
    case .protocolType, .enumType: self = .delegatingValue
    case .structType: self = calls.delegates ? .delegatingValue : .structure(owner)
    case .classType, .actorType:
      if i.has("convenience") || calls.delegates || i.parent is ExtensionDecl {
        self = .delegatingObject
      } else {
        self = .object(owner, superclass: Self.superDuty(of: owner, calls, program))
      }
    }
  }

  private static func superDuty(of n: NominalDecl, _ calls: InitCalls, _ program: Program) -> SuperDuty {
    guard let above = program.superclass(of: program.declaredType(of: n)) else { return .root }
    if calls.chains { return .explicit }
    let plain = program.initializers(of: above).contains { m in
      guard let i = m.declaration as? InitDecl, !i.has("convenience") else { return false }
      return i.parameters.allSatisfy { $0.defaultValue != nil }
    }
    return plain ? .implicit : .explicit
  }
}

/// Which initialisers a body calls on its own `self`.
private struct InitCalls {
  /// Whether `self.init` is called.
  private(set) var delegates = false
  /// Whether `super.init` is called.
  private(set) var chains = false

  init(_ statements: [TypedStmt]) {
    for s in statements { visit(.statement(s)) }
  }

  private mutating func visit(_ node: TypedNode) {
    if case .expression(let e) = node, case .call(let callee, _) = e.kind, callee.declaration is InitDecl {
      if callee.isSuper { chains = true } else if callee.receiver?.isSelf ?? false { delegates = true }
    }
    for child in node.children { visit(child) }
  }
}
