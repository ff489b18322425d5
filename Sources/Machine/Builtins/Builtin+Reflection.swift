/// The parts of a value, for mirrors: labels, and values in boxes.
private final class Reflection: HeapObject {
  /// The parts.
  let parts: [(label: String?, value: HeapObject)]
  /// How the value is shown, as the prelude's `_Reflection` numbers it.
  let style: Int
  /// The type whose parts these are.
  let type: TypeInfo?
  /// The parts that a superclass declares.
  var superclass: Reflection?
  /// Creates a reflection.
  init(parts: [(label: String?, value: HeapObject)], style: Int, type: TypeInfo?) {
    self.parts = parts
    self.style = style
    self.type = type
    super.init(size: 64 + 40 * parts.count)
  }
}

extension Builtin {
  /// Mirrors.
  static let reflection: [Builtin] = [
    Builtin("reflect.make") { machine, _, refs, _ in refs[0] = try reflect(refs[0], machine) },
    Builtin("reflect.count") { _, raw, refs, _ in raw[0] = (refs[0] as? Reflection)?.parts.count ?? 0 },
    Builtin("reflect.label") { _, raw, refs, _ in putOptional((refs[0] as? Reflection)?.parts[raw[0]].label, raw, refs)
    },
    Builtin("reflect.value") { _, raw, refs, _ in refs[0] = (refs[0] as? Reflection)?.parts[raw[0]].value },
    Builtin("reflect.superclass") { _, raw, refs, _ in
      refs[0] = (refs[0] as? Reflection)?.superclass
      raw[0] = word(refs[0] != nil)
    },
    Builtin("reflect.type") { _, _, refs, _ in refs[0] = (refs[0] as? Reflection)?.type.map { TypeObject($0) } },
    Builtin("reflect.tag") { _, raw, _, types in raw[0] = nativeTag(raw[0], types[0]) },
    Builtin("reflect.style") { _, raw, refs, _ in raw[0] = (refs[0] as? Reflection)?.style ?? 0 },
  ]

  /// The number by which compiled code knows a case: those with payloads come first. 1 for values that are not of an enum, since
  /// errors of other kinds have that code.
  private static func nativeTag(_ index: Int, _ type: TypeInfo) -> Int {
    guard case .enumeration = type.kind, type.cases.indices.contains(index) else { return 1 }
    let isEmpty = type.cases[index].fields.isEmpty
    let peers = type.cases[..<index].filter { $0.fields.isEmpty == isEmpty }.count
    return isEmpty ? type.cases.filter { !$0.fields.isEmpty }.count + peers : peers
  }

  /// The parts of the value in a box.
  private static func reflect(_ object: HeapObject?, _ machine: Machine) throws -> Reflection {
    guard let box = object as? Box else { return Reflection(parts: [], style: 0, type: nil) }
    let type = box.type
    switch type.kind {
    case .structure: return Reflection(parts: fields(type.fields, box.raw, box.refs, of: type), style: 1, type: type)
    case .tuple: return Reflection(parts: tuple(box), style: 4, type: type)
    case .classType:
      guard let instance = box.refs[0] as? MemoryObject, let dynamic = instance.runtimeType else {
        return Reflection(parts: [], style: 2, type: type)
      }
      return reflect(instance, as: dynamic)
    case .optional:
      let parts =
        box.raw[0] == 0 ? [] : payload(box, tag: box.raw[0]).map { (label: Optional("some"), value: $0.value) }
      return Reflection(parts: parts, style: 5, type: type)
    case .enumeration: return Reflection(parts: try enumeration(box, machine), style: 3, type: type)
    case .array: return Reflection(parts: elements(box), style: 6, type: type)
    default: return Reflection(parts: [], style: 0, type: type)
    }
  }

  /// What a class itself declares of an instance, with what its superclasses declare behind it.
  private static func reflect(_ instance: MemoryObject, as type: TypeInfo) -> Reflection {
    let own = fields(type.fields, instance.raw, instance.refs, of: type)
    let inherited = type.superclass?.fields.count ?? 0
    let reflection = Reflection(parts: Array(own.dropFirst(inherited)), style: 2, type: type)
    reflection.superclass = type.superclass.map { reflect(instance, as: $0) }
    return reflection
  }

  /// The fields of a value in memory.
  private static func fields(
    _ fields: [TypeInfo.Field], _ raw: UnsafeMutablePointer<Int>, _ refs: UnsafeMutablePointer<HeapObject?>,
    of whole: TypeInfo? = nil
  ) -> [(label: String?, value: HeapObject)] {
    fields.enumerated().map { i, f in
      let held = whole?.held(at: i, refs)
      return (f.label, held ?? boxed(f.type, raw + f.rawOffset, refs + f.refOffset))
    }
  }

  /// The elements of a tuple; those without label are numbered.
  private static func tuple(_ box: Box) -> [(label: String?, value: HeapObject)] {
    fields(box.type.fields, box.raw, box.refs).enumerated().map { ($1.label ?? ".\($0)", $1.value) }
  }

  /// The case's name with its payload as one value.
  private static func enumeration(_ box: Box, _ machine: Machine) throws -> [(label: String?, value: HeapObject)] {
    let tag = box.raw[0]
    guard box.type.cases.indices.contains(tag) else { return [] }
    let (chosen, parts) = (box.type.cases[tag], payload(box, tag: tag))
    guard parts.count > 1 || parts.first?.label != nil, let type = try machine.support?.tuple(of: chosen.fields) else {
      return parts.first.map { [(chosen.name, $0.value)] } ?? []
    }
    let origin = chosen.isIndirect ? (box.refs[0] as? MemoryObject) : nil
    let start = chosen.isIndirect ? 0 : 1
    return [(chosen.name, boxed(type, (origin?.raw ?? box.raw) + start, origin?.refs ?? box.refs))]
  }

  /// The payload of a case.
  private static func payload(_ box: Box, tag: Int) -> [(label: String?, value: HeapObject)] {
    guard box.type.cases.indices.contains(tag) else { return [] }
    let chosen = box.type.cases[tag]
    if chosen.isIndirect, let cell = box.refs[0] as? MemoryObject { return fields(chosen.fields, cell.raw, cell.refs) }
    return fields(chosen.fields, box.raw, box.refs)
  }

  /// The elements of an array.
  private static func elements(_ box: Box) -> [(label: String?, value: HeapObject)] {
    let array = ArrayObject.array(box.refs[0])
    return (0..<array.count).map { i in
      (nil, boxed(array.element, array.raw + i * array.rawStride, array.refs + i * array.refStride))
    }
  }

  /// A value in a box; an existential is one already.
  private static func boxed(
    _ type: TypeInfo, _ raw: UnsafeMutablePointer<Int>, _ refs: UnsafeMutablePointer<HeapObject?>
  ) -> HeapObject {
    if case .existential = type.kind, let box = refs[0] { return box }
    var copies = (0..<max(1, type.layout.refs)).map { $0 < type.layout.refs ? refs[$0] : nil }
    return copies.withUnsafeMutableBufferPointer { Box(type: type, raw: raw, taking: $0.baseAddress!) }
  }
}
