import Tree
import Types
import Typing

/// Checks that storage has a value wherever it is used, and gets none twice: a data-flow analysis over a body's graph.
///
/// The rules and words are those of the compiler's `DefiniteInitialization`.
struct InitialisationCheck {

  let graph: FlowGraph
  let elements: Elements
  let duty: SelfDuty
  /// Where the initialiser's name stands.
  let nameRange: SourceRange
  /// The closing brace of the body.
  let end: SourceRange
  /// What is wrong.
  var diagnostics: [Diagnostic] = []
  /// Where something was reported; the compiler says one thing a place.
  private var reported: Set<Int32> = []
  /// The first return without all values; the compiler reports no other.
  private var earlyReturn: SourceRange?

  /// Prepares a check.
  init(graph: FlowGraph, elements: Elements, duty: SelfDuty, nameRange: SourceRange, end: SourceRange) {
    self.graph = graph
    self.elements = elements
    self.duty = duty
    self.nameRange = nameRange
    self.end = end
  }

  /// Runs the analysis and reports what is wrong.
  mutating func run() {
    guard !elements.all.isEmpty else { return }
    let entries = statesAtEntry()
    for (block, entry) in zip(graph.blocks, entries) {
      guard var state = entry else { continue }
      for step in block.steps {
        check(step, state)
        apply(step, to: &state)
      }
      if let exit = block.exit { check(exit, state) }
    }
    if let earlyReturn { report(.returnedEarly(at: earlyReturn)) }
  }

  /// The state at the start of each block that control can reach.
  private func statesAtEntry() -> [InitialisationState?] {
    var entries: [InitialisationState?] = Array(repeating: nil, count: graph.blocks.count)
    entries[0] = InitialisationState(elements)
    var pending = [0]
    while let b = pending.popLast() {
      guard var state = entries[b] else { continue }
      for step in graph.blocks[b].steps { apply(step, to: &state) }
      for next in graph.blocks[b].successors {
        if entries[next] == nil {
          entries[next] = state
          pending.append(next)
        } else if entries[next]?.merge(state) ?? false {
          pending.append(next)
        }
      }
    }
    return entries
  }

  // MARK: Effects

  private func apply(_ step: Step, to state: inout InitialisationState) {
    switch step.kind {
    case .declare(let v): state.clear(elements.range(of: v))
    case .access(let place, let access): if access.defines { state.set(elements.range(of: place)) }
    case .initAccessor(let storage): for v in storage { state.set(elements.range(ofProperty: v)) }
    case .superInit, .selfInit:
      state.set(elements.own)
      if let i = elements.chained { state.set(i..<i + 1) }
    case .capture, .selfUse, .recursion: break
    }
  }

  // MARK: Demands

  private mutating func check(_ step: Step, _ state: InitialisationState) {
    switch step.kind {
    case .access(let place, let access): check(place, access, step.range, state)
    case .capture(let captures, let style): check(captures, style, step.range, state)
    case .selfUse(let use): check(use, step.range, state)
    case .superInit: checkChaining(step.range, state)
    case .selfInit: checkAssignment(of: elements.own, step.range, state)
    case .declare, .initAccessor, .recursion: break
    }
  }

  private mutating func check(_ place: Place, _ access: Access, _ site: SourceRange, _ state: InitialisationState) {
    let range = elements.range(of: place)
    if case .store = access { return checkAssignment(of: range, site, state) }
    guard let i = state.firstUnset(range) else { return }
    let element = elements.all[i]
    switch access {
    case .read:
      if case .structure = duty, place.root == .selfValue { return report(.selfUsedBeforeProperties(at: site)) }
      report(.usedBeforeInitialised(element.name, isLet: element.isLet, at: site))
    case .openRead, .mutate: report(.usedBeforeInitialised(element.name, isLet: element.isLet, at: site))
    case .passInout: report(.passedBeforeInitialised(element.name, isLet: element.isLet, at: site))
    case .storePart: report(.partStoredBeforeInitialised(element.name, at: site))
    case .store: break
    }
  }

  /// A constant gets no second value.
  private mutating func checkAssignment(of range: Range<Int>, _ site: SourceRange, _ state: InitialisationState) {
    guard let i = range.first(where: { elements.all[$0].isLet && state.mayBeSet($0) }) else { return }
    report(.initialisedTwice(elements.all[i].name, at: site))
  }

  private mutating func check(
    _ captures: Captures, _ style: CaptureStyle, _ site: SourceRange, _ state: InitialisationState
  ) {
    for v in captures.variables {
      guard let i = state.firstUnset(elements.range(of: v)) else { continue }
      report(message(for: elements.all[i], style, site))
    }
    if captures.usesSelf { checkSelf(heldBy: style, site, state) }
  }

  private func message(for element: Elements.Element, _ style: CaptureStyle, _ site: SourceRange) -> Diagnostic {
    switch style {
    case .closure: .capturedBeforeInitialised(element.name, isLet: element.isLet, at: site)
    case .function where element.isLet: .usedBeforeInitialised(element.name, isLet: true, at: site)
    case .function, .definition: .definedBeforeInitialised(element.name, isLet: element.isLet, at: site)
    case .deferred where element.isLet: .usedBeforeInitialised(element.name, isLet: true, at: site)
    case .deferred: .passedBeforeInitialised(element.name, isLet: false, at: site)
    }
  }

  private mutating func report(_ d: Diagnostic) {
    if reported.insert(d.range.start).inserted { diagnostics.append(d) }
  }

  // MARK: Self

  private mutating func checkSelf(heldBy style: CaptureStyle, _ site: SourceRange, _ state: InitialisationState) {
    switch (style, duty) {
    case (.closure, .object): if !isComplete(state) { report(.selfCapturedEarly(at: site)) }
    case (.closure, .structure):
      guard let i = state.firstUnset(elements.own) else { return }
      report(.capturedBeforeInitialised(elements.all[i].name, isLet: elements.areLet(elements.own), at: site))
    case (.function(let name), _): check(.method(name), site, state)
    case (.deferred, _): check(.method("$defer"), site, state)
    default: check(.value, site, state)
    }
  }

  private func isComplete(_ state: InitialisationState) -> Bool {
    state.firstUnset(elements.own) == nil && !(elements.chained.map(state.mayBeUnset) ?? false)
  }

  private mutating func check(_ use: SelfUse, _ site: SourceRange, _ state: InitialisationState) {
    guard !isComplete(state) else { return }
    switch duty {
    case .none: break
    case .delegatingValue, .delegatingObject: report(.selfUsedBeforeDelegation(at: site))
    case .structure: report(.selfUsedBeforeProperties(at: site))
    case .object: report(objectMessage(use, site, state))
    }
  }

  private func objectMessage(_ use: SelfUse, _ site: SourceRange, _ state: InitialisationState) -> Diagnostic {
    let isChaining = elements.chained.map(state.mayBeUnset) ?? false
    let moment: Diagnostic.Moment = isChaining ? .superInit : .storedProperties
    switch use {
    case .method(let name): return .selfUsed(inCallOf: name, before: moment, at: site)
    case .property(let name): return .selfUsed(inAccessTo: name, before: moment, at: site)
    case .value:
      if isChaining { return .selfUsedBeforeSuperInit(at: site) }
      let name = elements.all[state.firstUnset(elements.own) ?? elements.own.lowerBound].name
      return .usedBeforeInitialised(name, isLet: elements.areLet(elements.own), at: site)
    case .argument: return isChaining ? .selfUsedBeforeSuperInit(at: site) : .selfUsedBeforeProperties(at: site)
    }
  }

  private mutating func checkChaining(_ site: SourceRange, _ state: InitialisationState) {
    if let i = elements.chained, state.mayBeSet(i) { report(.chainedTwice("super", at: site)) }
    guard let i = state.firstUnset(elements.own) else { return }
    report(.missingAtSuperInit(elements.all[i].name, at: site))
  }

  // MARK: Exits

  private mutating func check(_ exit: FlowGraph.Exit, _ state: InitialisationState) {
    switch exit {
    case .returned(let site): checkReturn(duty.isObject ? end : site, state)
    case .end(let site): checkReturn(site, state)
    case .failed, .threw, .neverReturns, .guardEnd: break
    }
  }

  private mutating func checkReturn(_ site: SourceRange, _ state: InitialisationState) {
    switch duty {
    case .none: break
    case .structure, .object(_, superclass: .root):
      guard state.firstUnset(elements.own) != nil else { return }
      if let before = earlyReturn, before.start < site.start { return }
      earlyReturn = site
    case .object(_, superclass: .implicit):
      guard let i = state.firstUnset(elements.own) else { return }
      report(.missingAtImplicitSuperInit(elements.all[i].name, at: nameRange))
    case .object(_, superclass: .explicit):
      if elements.chained.map(state.mayBeUnset) ?? false { report(.notChained("super", at: end)) }
    case .delegatingValue, .delegatingObject:
      if elements.chained.map(state.mayBeUnset) ?? false { report(.notChained("self", at: end)) }
    }
  }
}

extension Access {
  /// Whether the place counts as having a value afterwards; one complaint about it is enough.
  fileprivate var defines: Bool {
    switch self {
    case .store, .passInout, .mutate, .storePart: true
    case .read, .openRead: false
    }
  }
}
