import Tree
import Types
import Typing

extension GraphBuilder {

  /// Visits what names a place, used in a way.
  ///
  /// - Parameter site: the place that a message names; `nil` for the expression's own.
  func visitPlace(_ e: TypedExpr, _ access: Access, _ site: SourceRange?) {
    if let place = place(of: e) {
      return add(.access(place, isInlining && access == .read ? .openRead : access), site ?? ownSite(e))
    }
    switch e.kind {
    case .variable, .bound: break
    case .selfRef: visitSelf(e, access, site)
    case .load(let x): visitPlace(x, .read, site)
    case .property(let base, let use): visitProperty(base, use, access, site)
    case .subscriptAccess(let base, let use, let arguments):
      visitBase(base, use, access, site ?? bracket(of: e, base))
      visit(arguments, call: site ?? e.range)
    case .tupleElement(let x, _): visitPlace(x, access == .read ? .read : .mutate, site)
    case .forceUnwrap(let x, _): visitPlace(x, access == .read ? .read : .mutate, access == .read ? nil : site)
    case .optionalBind(let x):
      visitPlace(x, access == .read ? .read : .mutate, access == .read ? nil : site)
      if let end = chainEnds.last { split(to: end) }
    case .keyPathAccess(let base, let path):
      visitPlace(base, access == .read ? .read : .mutate, site)
      visit(path)
    case .openExistential(let value, _, _, let body):
      visitPlace(value, access, site)
      visit(body)
    default: visit(e)
    }
  }

  /// Where a message about the reading of a place points: at the member's name, or the variable's.
  private func ownSite(_ e: TypedExpr) -> SourceRange {
    switch e.kind {
    case .property(_, let use): use.nameRange
    case .tupleElement: SourceRange(file: e.range.file, start: lastDot(e.range) + 1, end: Int(e.range.end))
    default: e.range
    }
  }

  private func lastDot(_ range: SourceRange) -> Int {
    let text = Array(range.text.utf8)
    return Int(range.start) + (text.lastIndex(of: UInt8(ascii: ".")) ?? -1)
  }

  private func bracket(of e: TypedExpr, _ base: TypedExpr?) -> SourceRange {
    SourceRange(file: e.range.file, start: base.map { Int($0.range.end) } ?? Int(e.range.start), end: Int(e.range.end))
  }

  // MARK: Places that are watched

  /// The watched place that an expression names exactly.
  func place(of e: TypedExpr) -> Place? {
    switch e.kind {
    case .variable(let v): return follows(v) ? Place(root: .variable(v), property: nil, elements: []) : nil
    case .property(let base?, let use):
      guard base.isSelf, let v = use.declaration as? VarDecl, isOwnStorage(v) else { return nil }
      return Place(root: .selfValue, property: v, elements: [])
    case .tupleElement(let x, let i): return place(of: x)?.element(i)
    case .load(let x): return place(of: x)
    default: return nil
    }
  }

  /// Whether a property is storage that the initialiser has to fill.
  func isOwnStorage(_ v: VarDecl) -> Bool {
    guard let n = duty.owner, !v.has("lazy") else { return false }
    return program.storedProperties(of: n).contains(v)
  }

  // MARK: Self

  private func visitSelf(_ e: TypedExpr, _ access: Access, _ site: SourceRange?) {
    if case .metatype = e.type.kind { return }
    guard duty.isWatched else { return }
    add(.selfUse(.value), site ?? e.range)
  }

  private func visitProperty(_ base: TypedExpr?, _ use: PropertyAccess, _ access: Access, _ site: SourceRange?) {
    if let base, base.isSelf, access == .store, let v = use.declaration as? VarDecl, let first = initialisers(of: v) {
      return add(.initAccessor(initializes: first), site ?? use.nameRange)
    }
    visitBase(base, use, access, site ?? use.nameRange)
  }

  /// The storage that the first write of a property fills, when it goes through an `init` accessor or a wrapper.
  private func initialisers(of v: VarDecl) -> [VarDecl]? {
    guard let n = duty.owner else { return nil }
    if let storage = program.wrapperStorage(of: v), isOwnStorage(storage) { return [storage] }
    guard let accessor = v.accessor(.initAccessor), v.parent === n else { return nil }
    let names = restrictedNames(accessor)
    return program.storedProperties(of: n).filter { names.contains($0.name) }
  }

  /// The names in `@storageRestrictions(initializes: …)`.
  private func restrictedNames(_ a: AccessorDecl) -> [String] {
    guard let attribute = a.attribute("storageRestrictions") else { return [] }
    let end = attribute.arguments.dropFirst().firstIndex { $0.label != nil } ?? attribute.arguments.count
    guard attribute.arguments.first?.label == "initializes" else { return [] }
    return attribute.arguments.prefix(end).map { String($0.value.range.text) }
  }

  // MARK: Bases

  /// Visits the base of a member that is used in a way.
  private func visitBase(_ base: TypedExpr?, _ use: PropertyAccess, _ access: Access, _ site: SourceRange) {
    guard let base else { return }
    if duty.isObject, base.isSelf {
      if case .metatype = base.type.kind { return }
      return add(.selfUse(.property(name(of: use))), site)
    }
    switch access {
    case .read, .openRead: visitReadBase(base, use, site)
    case .store, .storePart:
      guard isPlaceBase(base) else { return visit(base) }
      visitPlace(base, isStoredIn(use) ? .storePart : .mutate, site)
    case .passInout, .mutate:
      guard isPlaceBase(base) else { return visit(base) }
      visitPlace(base, .mutate, site)
    }
  }

  private func name(of use: PropertyAccess) -> String { (use.declaration as? VarDecl)?.name ?? "subscript" }

  private func visitReadBase(_ base: TypedExpr, _ use: PropertyAccess, _ site: SourceRange) {
    if case .property(let outer?, _) = base.kind.loaded, outer.isSelf, duty.isWatched {
      return visit(base, at: site.start == use.nameRange.start ? nil : site)
    }
    if isStoredIn(use), base.isSelf, duty.isWatched { return add(.selfUse(.value), site) }
    if isStoredIn(use), isVariable(use), !isInConstant(base), place(of: base) != nil {
      return visitPlace(base, .read, site)
    }
    visit(base)
  }

  /// Whether what is read is a place of its own, and not taken from a constant's value.
  private func isVariable(_ use: PropertyAccess) -> Bool { !((use.declaration as? VarDecl)?.isLet ?? true) }

  /// Whether an expression names a constant, or something stored in one.
  private func isInConstant(_ e: TypedExpr) -> Bool {
    switch e.kind {
    case .variable(let v): v.isLet
    case .load(let x): isInConstant(x)
    case .property(let base?, let use): !isVariable(use) || !base.isSelf && isInConstant(base)
    default: false
    }
  }

  /// Whether a base is changed in place when a member of it is.
  private func isPlaceBase(_ base: TypedExpr) -> Bool { if case .lvalue = base.type.kind { true } else { false } }

  /// Whether a member is storage inside a struct.
  private func isStoredIn(_ use: PropertyAccess) -> Bool {
    guard let v = use.declaration as? VarDecl, let n = v.parent as? NominalDecl, n.nominalKind == .structType else {
      return false
    }
    return program.storageKind(of: v) == .stored
  }

  // MARK: Assignments

  /// Visits `target = value`.
  func visitAssignment(_ target: TypedExpr, _ value: TypedExpr, _ e: TypedExpr) {
    let sign = equalsSign(after: target, before: value, e)
    visit(value, at: isDirectRead(value) ? sign : nil)
    visitTarget(target, sign)
  }

  private func isDirectRead(_ value: TypedExpr) -> Bool {
    switch value.kind {
    case .variable: chainEnds.isEmpty
    case .load(let x): isDirectRead(x)
    case .property(let base?, let use):
      chainEnds.isEmpty && (base.isSelf || isStoredIn(use) && !isInConstant(value) && isDirectRead(base))
    case .selfRef: !duty.isObject
    default: false
    }
  }

  private func equalsSign(after target: TypedExpr, before value: TypedExpr, _ e: TypedExpr) -> SourceRange {
    let (low, high) = (Int(target.range.end), Int(value.range.start))
    guard low < high, target.range.file === value.range.file else { return e.range }
    let between = SourceRange(file: target.range.file, start: low, end: high)
    guard let offset = between.text.utf8.enumerated().first(where: { $0.element == UInt8(ascii: "=") })?.offset else {
      return e.range
    }
    return SourceRange(file: target.range.file, start: low + offset, end: low + offset + 1)
  }

  private func visitTarget(_ target: TypedExpr, _ sign: SourceRange) {
    switch target.kind {
    case .discardTarget: break
    case .tupleTargets(let parts): parts.forEach { visitTarget($0, sign) }
    case .selfRef: duty.isWatched ? add(.selfInit, sign) : ()
    default: visitPlace(target, .store, sign)
    }
  }
}

extension TypedExpr.Kind {
  /// What is read, when it is a read.
  var loaded: TypedExpr.Kind { if case .load(let x) = self { x.kind } else { self } }
}
