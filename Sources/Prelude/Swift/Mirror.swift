/// What a value consists of.
public struct Mirror: CustomStringConvertible {
  public typealias Child = (label: String?, value: Any)
  public typealias Children = AnyCollection<(label: String?, value: Any)>
  /// What kind of thing a value is.
  public enum DisplayStyle: Sendable {
    case `struct`
    case `class`
    case `enum`
    case tuple
    case optional
    case collection
    case dictionary
    case set
  }
  public let subjectType: Any.Type
  public let children: Children
  public let displayStyle: DisplayStyle?
  let _superclass: _Reflection?
  public init(reflecting subject: Any) {
    if let custom = subject as? any CustomReflectable {
      self = custom.customMirror
    } else {
      self.init(_Reflection(subject))
    }
  }
  init(_ parts: _Reflection) {
    subjectType = parts._type()
    children = AnyCollection(parts._children())
    displayStyle = parts._style()
    _superclass = parts._superclass()
  }
  public var superclassMirror: Mirror? { _superclass.map { Mirror($0) } }
  public init<Subject>(
    _ subject: Subject, children: KeyValuePairs<String, Any>, displayStyle: DisplayStyle? = nil
  ) {
    subjectType = Subject.self
    _superclass = nil
    var list: [Mirror.Child] = []
    for child in children { list.append((label: child.key, value: child.value)) }
    self.children = AnyCollection(list)
    self.displayStyle = displayStyle
  }
  public init<Subject, C: Collection>(
    _ subject: Subject, unlabeledChildren: C, displayStyle: DisplayStyle? = nil
  ) {
    subjectType = Subject.self
    _superclass = nil
    var list: [Mirror.Child] = []
    for child in unlabeledChildren { list.append((label: nil, value: child)) }
    children = AnyCollection(list)
    self.displayStyle = displayStyle
  }
  public func descendant(_ first: any MirrorPath, _ rest: any MirrorPath...) -> Any? {
    var found = _child(first)
    for step in rest {
      guard let value = found else { return nil }
      found = Mirror(reflecting: value)._child(step)
    }
    return found
  }
  func _child(_ path: any MirrorPath) -> Any? {
    if let label = path as? String {
      return children.first { $0.label == label }?.value ?? superclassMirror?._child(path)
    }
    guard let position = path as? Int, position >= 0, position < children.count else { return nil }
    return children[position].value
  }
  public var description: String { "Mirror for " + _typeName(subjectType) }
}

/// A step to a part of a value: a label or a position.
public protocol MirrorPath {}
extension Int: MirrorPath {}
extension String: MirrorPath {}

/// Types that say themselves what they consist of.
public protocol CustomReflectable {
  var customMirror: Mirror { get }
}

extension Array: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
}
extension ArraySlice: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
}
extension Dictionary: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .dictionary) }
}
extension Set: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .set) }
}
extension Substring: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
extension Range: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(self, children: ["lowerBound": lowerBound, "upperBound": upperBound])
  }
}
extension ClosedRange: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(self, children: ["lowerBound": lowerBound, "upperBound": upperBound])
  }
}

/// A value's parts as the machine sees them.
@_layout("ref")
struct _Reflection {
  @_builtin("reflect.make")
  init(_ subject: Any)
  @_builtin("reflect.count")
  func _count() -> Int
  @_builtin("reflect.type")
  func _type() -> Any.Type
  /// The parts that the superclass declares.
  @_builtin("reflect.superclass")
  func _superclass() -> _Reflection?
  @_builtin("reflect.label")
  func _label(_ index: Int) -> String?
  @_builtin("reflect.value")
  func _value(_ index: Int) -> Any
  /// 0 none, 1 struct, 2 class, 3 enum, 4 tuple, 5 optional, 6 collection, 7 dictionary, 8 set.
  @_builtin("reflect.style")
  func _styleCode() -> Int
  func _children() -> [Mirror.Child] {
    var result: [Mirror.Child] = []
    var i = 0
    while i < _count() {
      result.append((label: _label(i), value: _value(i)))
      i += 1
    }
    return result
  }
  func _style() -> Mirror.DisplayStyle? {
    switch _styleCode() {
    case 1: return .struct
    case 2: return .class
    case 3: return .enum
    case 4: return .tuple
    case 5: return .optional
    case 6: return .collection
    case 7: return .dictionary
    case 8: return .set
    default: return nil
    }
  }
}
