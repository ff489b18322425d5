import Machine
import Types

/// Writes values as `String(describing:)` and `String(reflecting:)` do.
struct Describer {

  /// Runs members of the learner's types.
  let machine: Machine
  /// Finds them.
  let support: any RuntimeSupport

  /// A value in memory.
  struct Value {
    /// Its type.
    let type: TypeInfo
    /// Its words.
    let raw: UnsafeMutablePointer<Int>
    /// Its references.
    let refs: UnsafeMutablePointer<HeapObject?>

    /// A part of it.
    func field(_ f: TypeInfo.Field) -> Value { Value(type: f.type, raw: raw + f.rawOffset, refs: refs + f.refOffset) }
  }

  /// The text of a value; `isDebug` for `String(reflecting:)`, and for everything inside another value.
  func text(_ v: Value, isDebug: Bool) throws -> String {
    if case .existential = v.type.kind { return try existential(v, isDebug: isDebug) }
    if case .classType = v.type.kind, let dynamic = v.refs[0]?.runtimeType, dynamic !== v.type {
      return try text(Value(type: dynamic, raw: v.raw, refs: v.refs), isDebug: isDebug)
    }
    switch v.type.kind {
    case .string: return isDebug ? quoted(v) : stringValue(v.refs[0])
    case .integer, .double, .bool: return try structure(v, isDebug: isDebug)
    default: break
    }
    let order: [StandardFunction] = isDebug ? [.debugDescribe, .describe] : [.describe, .debugDescribe]
    for kind in order {
      if let function = try support.cachedFunction(kind, of: v.type) { return try call(function, v) }
    }
    return try structure(v, isDebug: isDebug)
  }

  private func quoted(_ v: Value) -> String { stringValue(v.refs[0]).debugDescription }

  private func existential(_ v: Value, isDebug: Bool) throws -> String {
    switch v.refs[0] {
    case let box as Box: return try text(Value(type: box.type, raw: box.raw, refs: box.refs), isDebug: isDebug)
    case let object?:
      guard let type = object.runtimeType else { return "(Function)" }
      return try text(Value(type: type, raw: v.raw, refs: v.refs), isDebug: isDebug)
    case nil: return "nil"
    }
  }

  /// Calls a member that gives a string.
  private func call(_ function: Function, _ v: Value) throws -> String {
    let arguments = Values(
      raw: (0..<v.type.layout.raw).map { v.raw[$0] }, refs: (0..<v.type.layout.refs).map { v.refs[$0] })
    let result = try machine.call(function, arguments)
    return stringValue(result.refs[0])
  }

  // MARK: Types without a description of their own

  private func structure(_ v: Value, isDebug: Bool) throws -> String {
    switch v.type.kind {
    case .bool: return v.raw[0] == 0 ? "false" : "true"
    case .integer, .double, .float, .character, .string: return try primitive(v)
    case .tuple: return try "(" + fields(v.type.fields, v) + ")"
    case .optional: return try optional(v)
    case .enumeration: return try enumCase(v, isDebug: isDebug)
    case .function: return "(Function)"
    case .metatype: return metatype(v, isDebug: isDebug)
    case .classType: return (v.refs[0]?.runtimeType ?? v.type).qualifiedName
    case .array: return try array(v)
    default:
      return try (isDebug ? v.type.qualifiedName : v.type.name) + "(" + fields(v.type.fields, v, of: v.type) + ")"
    }
  }

  private func primitive(_ v: Value) throws -> String {
    switch v.type.kind {
    case .integer(let kind) where kind.isUnsigned: String(UInt(bitPattern: v.raw[0]))
    case .integer: String(v.raw[0])
    case .double: String(reflecting: Double(bitPattern: UInt64(UInt(bitPattern: v.raw[0]))))
    case .float: String(reflecting: Float(Double(bitPattern: UInt64(UInt(bitPattern: v.raw[0])))))
    default: stringValue(v.refs[0])
    }
  }

  private func fields(_ fields: [TypeInfo.Field], _ v: Value, of whole: TypeInfo? = nil) throws -> String {
    try fields.enumerated().map { i, f in
      let held = whole?.held(at: i, v.refs)
      let part = held.map { Value(type: $0.type, raw: $0.raw, refs: $0.refs) } ?? v.field(f)
      let value = try text(part, isDebug: true)
      return f.label.map { $0 + ": " + value } ?? value
    }.joined(separator: ", ")
  }

  private func optional(_ v: Value) throws -> String {
    guard v.raw[0] == 1, let wrapped = v.type.arguments.first else { return "nil" }
    return try "Optional(" + text(Value(type: wrapped, raw: v.raw + 1, refs: v.refs), isDebug: true) + ")"
  }

  private func enumCase(_ v: Value, isDebug: Bool) throws -> String {
    guard v.raw[0] >= 0, v.raw[0] < v.type.cases.count else { return v.type.name }
    let entry = v.type.cases[v.raw[0]]
    let name = isDebug ? v.type.qualifiedName + "." + entry.name : entry.name
    if entry.fields.isEmpty { return name }
    guard entry.isIndirect, let cell = v.refs[0] as? Cell else { return try name + "(" + fields(entry.fields, v) + ")" }
    return try name + "(" + fields(entry.fields, Value(type: v.type, raw: cell.raw, refs: cell.refs)) + ")"
  }

  private func metatype(_ v: Value, isDebug: Bool) -> String {
    guard let object = v.refs[0] as? TypeObject else { return v.type.name }
    return isDebug ? object.type.qualifiedName : object.type.name
  }

  private func array(_ v: Value) throws -> String {
    let array = ArrayObject.array(v.refs[0])
    let element = array.element
    let texts = try (0..<array.count).map { i in
      try text(
        Value(type: element, raw: array.raw + i * array.rawStride, refs: array.refs + i * array.refStride),
        isDebug: true)
    }
    return "[" + texts.joined(separator: ", ") + "]"
  }
}

extension RuntimeSupport {
  /// The standard function of a type, looked up once.
  func cachedFunction(_ kind: StandardFunction, of type: TypeInfo) throws -> Function? {
    if let known = type.standardFunctions[kind] { return known }
    guard !type.missingFunctions.contains(kind) else { return nil }
    guard let made = try standardFunction(kind, of: type) else {
      type.missingFunctions.insert(kind)
      return nil
    }
    type.standardFunctions[kind] = made
    return made
  }
}

extension Lowerer {

  /// `String(describing:)` or `String(reflecting:)` of the value in the area; types: its type.
  func describer(debug isDebug: Bool) -> Builtin {
    Builtin(isDebug ? "value.debugDescribe" : "value.describe") { [unowned self] machine, raw, refs, types in
      let value = Describer.Value(type: types[0], raw: raw, refs: refs)
      refs[0] = StringObject(try Describer(machine: machine, support: self).text(value, isDebug: isDebug))
    }
  }

  /// The debug description of a boxed value, for messages about it; the type's name when the description itself fails.
  public func describe(_ box: Box, in machine: Machine) -> String {
    let value = Describer.Value(type: box.type, raw: box.raw, refs: box.refs)
    return (try? Describer(machine: machine, support: self).text(value, isDebug: true)) ?? box.type.qualifiedName
  }

  /// The name of the type object in F[0].
  var typeNamer: Builtin {
    Builtin("type.name") { _, _, refs, _ in
      guard let object = refs[0] as? TypeObject else { throw LoweringDefect(description: "no type object") }
      refs[0] = StringObject(object.type.name)
    }
  }

  /// The host functions of the lowerer's own.
  var ownBuiltins: [String: Builtin] {
    [
      "value.describe": describer(debug: false), "value.debugDescribe": describer(debug: true), "type.name": typeNamer,
      "type.isHostHashable": Builtin("type.isHostHashable") { _, raw, _, types in
        raw[0] = types[0].isHostHashable ? 1 : 0
      },
    ]
  }
}

extension TypeInfo {
  /// Whether the host hashes and compares values of the type as Swift does.
  var isHostHashable: Bool {
    switch kind {
    case .integer, .bool, .string, .character, .double, .float: true
    default: false
    }
  }
}

/// The text of a string in a register.
func stringValue(_ object: HeapObject?) -> String { (object as? StringObject)?.value ?? "" }
