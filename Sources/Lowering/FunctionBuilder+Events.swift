import Machine
import ObservationRuntime
import Tree
import Types
import Typing

/// Events are written into traced code only.
extension FunctionBuilder {

  /// Writes an event whose operands lie in `raw` and `object`.
  private func event(_ kind: EventDescriptor.Kind, _ property: String, _ detail: String, raw: Int = 0, object: Int = 0)
  {
    pool.events.append(EventDescriptor(kind: kind, property: property, detail: detail))
    add(.event, raw, object, ext: pool.events.count - 1)
  }

  /// The reference register of `self`, when it lies in one.
  private var selfRegister: Int? {
    guard case .registers(let slots, _)? = selfStorage, slots.layout.refs > 0 else { return nil }
    return slots.refs
  }

  /// Notes that an accessor which the macro wrote for a tracked property is entered.
  func traceAccessor(_ d: Decl, _ role: FunctionRole, _ accessor: AccessorDecl) {
    guard lowerer.isTraced, let v = d as? VarDecl, case .macro(let name, _) = accessor.range.file.origin,
      name.hasSuffix("ObservationTracked"), let object = selfRegister
    else { return }
    tracedProperty = "\\." + v.name
    let detail = role == .modify ? "_modify" : role == .setter ? "set" : role == .initAccessor ? "init" : "get"
    event(.accessorEntered, "\\." + v.name, detail, object: object)
  }

  /// Notes what a gate answered.
  func traceGate(_ callee: Callee, _ verdict: Slots) {
    guard lowerer.isTraced, let property = tracedProperty, let f = callee.declaration as? FuncDecl,
      f.name == "shouldNotifyObservers", let object = selfRegister
    else { return }
    temporaries {
      let words = allocate(Layout(raw: 2, refs: 0))
      add(.moveRaw, words.raw, verdict.raw)
      constant(0, to: words.raw + 1)
      event(.gate, property, lowerer.gateOverload(f).rawValue, raw: words.raw, object: object)
    }
  }

  /// Notes that an observer of a stored property runs.
  func traceObserver(_ v: VarDecl, isWillSet: Bool) {
    guard lowerer.isTraced, let object = selfRegister else { return }
    let name = v.name.hasPrefix("_") ? String(v.name.dropFirst()) : v.name
    event(isWillSet ? .willSet : .didSet, "\\." + name, "", object: object)
  }

  /// Notes that an `==` of the learner's, or one that the language wrote for a type of the learner's, is entered.
  func traceEquality(_ type: String) {
    guard lowerer.isTraced else { return }
    event(.equals, "", type)
  }
}

extension Lowerer {
  /// Which of the gate's overloads a function is.
  func gateOverload(_ f: FuncDecl) -> GateOverload {
    guard case .macro = f.range.file.origin else { return .custom }
    var isEquatable = false
    var isClass = false
    for requirement in program.genericSignature(of: f).requirements {
      switch requirement {
      case .conformance(_, let p) where p.name == "Equatable": isEquatable = true
      case .classBound: isClass = true
      default: break
      }
    }
    if isEquatable { return isClass ? .equatableIdentity : .equatable }
    return isClass ? .identity : .always
  }
}
