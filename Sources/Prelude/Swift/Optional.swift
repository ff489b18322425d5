/// A value or nothing.
public enum Optional<Wrapped>: ExpressibleByNilLiteral {
  case none
  case some(Wrapped)
  public init(nilLiteral: ()) { self = .none }
  public init(_ value: Wrapped) { self = .some(value) }
}

extension Optional: Sendable where Wrapped: Sendable {}

extension Optional {
  public func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U? {
    switch self {
    case .some(let value): return .some(try transform(value))
    case .none: return .none
    }
  }
  public func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U? {
    switch self {
    case .some(let value): return try transform(value)
    case .none: return .none
    }
  }
  public var unsafelyUnwrapped: Wrapped { self! }
  public mutating func take() -> Wrapped? {
    let result = self
    self = .none
    return result
  }
}

extension Optional: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .some(let value): return "Optional(" + _debugDescribe(value) + ")"
    case .none: return "nil"
    }
  }
}

extension Optional: Equatable where Wrapped: Equatable {
  public static func == (lhs: Wrapped?, rhs: Wrapped?) -> Bool {
    switch (lhs, rhs) {
    case (.some(let l), .some(let r)): return l == r
    case (.none, .none): return true
    default: return false
    }
  }
}

extension Optional: Hashable where Wrapped: Hashable {
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .none: hasher._combine(0)
    case .some(let wrapped):
      hasher._combine(1)
      wrapped.hash(into: &hasher)
    }
  }
}

/// What `nil` is in a comparison with an optional of a type without `==`.
public struct _OptionalNilComparisonType: ExpressibleByNilLiteral {
  public init(nilLiteral: ()) {}
}

extension Optional {
  @_builtin("optional.isNone")
  var _isNone: Bool {
    switch self {
    case .none: return true
    case .some: return false
    }
  }
  public static func ~= (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool { rhs._isNone }
  public static func == (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool { lhs._isNone }
  public static func != (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool { !lhs._isNone }
  public static func == (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool { rhs._isNone }
  public static func != (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool { !rhs._isNone }
}

@_builtin("optional.coalesce")
public func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T) rethrows -> T {
  switch optional {
  case .some(let value): return value
  case .none: return try defaultValue()
  }
}

@_builtin("optional.coalesceOptional")
public func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T?) rethrows -> T? {
  switch optional {
  case .some(let value): return .some(value)
  case .none: return try defaultValue()
  }
}

/// A local `lazy` variable: its initial value is evaluated at the first use.
@propertyWrapper
struct _LazyVar<Value> {
  var _value: Value?
  let _initial: () -> Value
  init(wrappedValue: @autoclosure @escaping () -> Value) { _initial = wrappedValue }
  var wrappedValue: Value {
    mutating get {
      if let value = _value { return value }
      let value = _initial()
      _value = value
      return value
    }
    set { _value = newValue }
  }
}
