import Tree

extension Program {

  /// How a variable keeps its value.
  public func storageKind(of v: VarDecl) -> StorageKind {
    if let made = facts.synthesized[v] {
      if case .wrapperStorage = made { return .stored }
      return .computed
    }
    if v.parent is NominalDecl, let n = v.parent as? NominalDecl, n.nominalKind == .protocolType { return .computed }
    var observes = false
    for a in v.accessors {
      switch a.accessorKind {
      case .willSet, .didSet: observes = true
      case .initAccessor: break
      default: return .computed
      }
    }
    if wrapperUse(of: v) != nil { return .wrapped }
    if v.has("lazy") { return .lazy }
    return observes ? .observed : .stored
  }

  /// The properties that keep a type's values, in order: its own, the storage of wrapped ones in their place.
  public func storedProperties(of n: NominalDecl) -> [VarDecl] {
    if let known = facts.storedProperties[n] { return known }
    var found: [VarDecl] = []
    for m in n.members {
      guard let b = m as? BindingDecl, !b.isStatic else { continue }
      for v in b.variables where !v.isStatic {
        switch storageKind(of: v) {
        case .computed: break
        case .wrapped: if let storage = wrapperStorage(of: v) { found.append(storage) }
        case .observed where v.has("override"): break
        case .stored, .observed, .lazy: found.append(v)
        }
      }
    }
    facts.storedProperties[n] = found
    return found
  }

  /// Whether a property or subscript can be written at all.
  func isSettable(_ d: Decl) -> Bool {
    switch d {
    case let s as SubscriptDecl: return hasSetter(s.accessors)
    case let v as VarDecl:
      if let made = facts.synthesized[v] { return isSettable(made) }
      switch storageKind(of: v) {
      case .stored, .observed, .lazy: return !v.isLet
      case .wrapped: return isWrapperSettable(v)
      case .computed: return hasSetter(v.accessors)
      }
    default: return false
    }
  }

  private func hasSetter(_ accessors: [AccessorDecl]) -> Bool {
    accessors.contains { [.set, .modify, .unsafeMutableAddress].contains($0.accessorKind) }
  }

  private func isSettable(_ made: SynthesizedVariable) -> Bool {
    switch made {
    case .wrapperStorage: return true
    case .wrapperProjection(let v):
      guard let n = wrapperUse(of: v)?.nominal else { return false }
      return property("projectedValue", of: n).map(isSettable) ?? false
    }
  }

  private func isWrapperSettable(_ v: VarDecl) -> Bool {
    guard let n = wrapperUse(of: v)?.nominal else { return false }
    return property("wrappedValue", of: n).map(isSettable) ?? false
  }

  /// Whether a use site may write a property or subscript: there is a setter and it can be seen.
  public func isSettable(_ d: Decl, from useSite: Decl?) -> Bool {
    guard isSettable(d) else { return false }
    guard let m = d.modifiers.first(where: { $0.detail == "set" }) else { return true }
    return isVisible(d, level: m.name, from: useSite)
  }

  /// A property that a type declares itself or in an extension.
  func property(_ name: String, of n: NominalDecl) -> VarDecl? {
    directMembers(of: n, named: name).lazy.compactMap { $0 as? VarDecl }.first { !$0.isStatic }
  }
}
