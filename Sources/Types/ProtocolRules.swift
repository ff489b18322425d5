import Tree

/// What a protocol says about the members of its `Self`, sorted by their path.
struct ProtocolRules {
  /// The protocols that `Self.path` conforms to.
  var conformances: [[String]: [NominalDecl]] = [:]
  /// What `Self.path` is the same as, in terms of `Self`; always a smaller type.
  var replacements: [[String]: Type] = [:]
  /// The class that `Self.path` inherits from.
  var superclasses: [[String]: Type] = [:]
  /// The paths that must be classes.
  var classBound: Set<[String]> = []
}

extension Program {

  /// A protocol's own demands, sorted; inherited ones belong to the protocol that states them.
  func rules(of p: NominalDecl) -> ProtocolRules {
    if let known = facts.protocolRules[p] { return known }
    var rules = ProtocolRules()
    for r in requirementSignature(of: p) { rules.add(r) }
    if mayKeep { facts.protocolRules[p] = rules }
    return rules
  }
}

extension ProtocolRules {

  /// Sorts one demand in.
  mutating func add(_ r: Requirement) {
    switch r {
    case .conformance(let t, let p): conformances[t.path, default: []].append(p)
    case .superclass(let t, let c): superclasses[t.path] = c
    case .classBound(let t): classBound.insert(t.path)
    case .sameType(let a, let b):
      let (larger, smaller) = a.isSmaller(than: b) ? (b, a) : (a, b)
      if larger.isDependent, larger !== smaller { replacements[larger.path] = smaller }
    }
  }
}

extension Type {

  /// The member names after the root.
  var path: [String] {
    guard case .dependentMember(let base, let a) = kind else { return [] }
    return base.path + [a.name]
  }

  /// The order by which the spellings of one type are reduced: concrete ones first, then by length, then by name.
  func isSmaller(than other: Type) -> Bool {
    if isDependent != other.isDependent { return !isDependent }
    let mine = depth
    let theirs = other.depth
    if mine != theirs { return mine < theirs }
    let a = root
    let b = other.root
    if a !== b { return a.rootOrder < b.rootOrder }
    return path.lexicographicallyPrecedes(other.path)
  }

  private var rootOrder: (Int, Int32) {
    switch kind {
    case .protocolSelf(let p): (0, p.id)
    case .genericParameter(let g): (1, g.id)
    default: (2, Int32(truncatingIfNeeded: id))
    }
  }
}
