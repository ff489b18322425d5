import Tree
import Types
import Typing

/// The pieces of storage that get values one by one: variables, stored properties of `self`, elements of those that are tuples.
struct Elements {

  /// A piece.
  struct Element {
    /// Its path, as messages name it.
    let name: String
    /// Whether it can't be written again.
    let isLet: Bool
    /// Whether it has a value at the start.
    let isSet: Bool
  }

  /// The pieces; those of one variable or property stand together.
  private(set) var all: [Element] = []
  /// The pieces of a variable.
  private var variables: [VarDecl: Range<Int>] = [:]
  /// The pieces of a stored property of `self`.
  private var properties: [VarDecl: Range<Int>] = [:]
  /// The pieces of all stored properties.
  private(set) var own: Range<Int> = 0..<0
  /// The piece that has its value when `super.init`, or `self.init`, has returned.
  private(set) var chained: Int?
  private let types: (VarDecl) -> Type

  /// Lays out the variables of a body, and what an initialiser owes.
  init(_ tracked: [VarDecl], _ duty: SelfDuty, _ program: Program, _ typer: Typer) {
    types = { typer.type(of: $0) }
    for v in tracked { variables[v] = append(v, named: v.name, isSet: false) }
    let first = all.count
    if let owner = duty.owner {
      for v in program.storedProperties(of: owner) {
        properties[v] = append(v, named: "self.\(v.name)", isSet: program.hasInitialValue(v))
      }
    }
    own = first..<all.count
    guard isChained(duty) else { return }
    chained = all.count
    all.append(Element(name: "self", isLet: false, isSet: false))
  }

  private func isChained(_ duty: SelfDuty) -> Bool {
    switch duty {
    case .none, .structure, .object(_, superclass: .root): false
    case .object, .delegatingValue, .delegatingObject: true
    }
  }

  private mutating func append(_ v: VarDecl, named name: String, isSet: Bool) -> Range<Int> {
    let start = all.count
    append(types(v), name, v.isLet, isSet)
    return start..<all.count
  }

  private mutating func append(_ t: Type, _ name: String, _ isLet: Bool, _ isSet: Bool) {
    guard case .tuple(let parts) = t.kind else { return all.append(Element(name: name, isLet: isLet, isSet: isSet)) }
    for (i, part) in parts.enumerated() { append(part.type, "\(name).\(part.label ?? String(i))", isLet, isSet) }
  }

  /// The pieces of a variable; none when it is not watched.
  func range(of v: VarDecl) -> Range<Int> { variables[v] ?? 0..<0 }

  /// The pieces of a stored property of `self`.
  func range(ofProperty v: VarDecl) -> Range<Int> { properties[v] ?? 0..<0 }

  /// Whether pieces are all constants, so that a message calls them one.
  func areLet(_ range: Range<Int>) -> Bool { range.allSatisfy { all[$0].isLet } }

  /// The pieces of a place.
  func range(of place: Place) -> Range<Int> {
    let (v, whole): (VarDecl, Range<Int>)
    switch place.root {
    case .variable(let variable): (v, whole) = (variable, range(of: variable))
    case .selfValue:
      guard let p = place.property else { return own }
      (v, whole) = (p, range(ofProperty: p))
    }
    return narrow(whole, types(v), place.elements[...])
  }

  private func narrow(_ range: Range<Int>, _ t: Type, _ path: ArraySlice<Int>) -> Range<Int> {
    guard let i = path.first, case .tuple(let parts) = t.kind, parts.indices.contains(i), !range.isEmpty else {
      return range
    }
    let start = range.lowerBound + parts[..<i].reduce(0) { $0 + count($1.type) }
    return narrow(start..<start + count(parts[i].type), parts[i].type, path.dropFirst())
  }

  private func count(_ t: Type) -> Int {
    if case .tuple(let parts) = t.kind { parts.reduce(0) { $0 + count($1.type) } } else { 1 }
  }
}
