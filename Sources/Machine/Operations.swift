/// A word as a floating-point number.
@inline(__always)
func double(_ word: Int) -> Double { Double(bitPattern: UInt64(bitPattern: Int64(word))) }

/// A floating-point number as a word.
@inline(__always)
func word(_ double: Double) -> Int { Int(Int64(bitPattern: double.bitPattern)) }

/// `value` cut to the width of an `IntegerKind`, and extended to a word by its sign.
@inline(__always)
func truncate(_ value: Int, _ kind: Int) -> Int {
  switch kind {
  case 0: Int(Int8(truncatingIfNeeded: value))
  case 1: Int(Int16(truncatingIfNeeded: value))
  case 2: Int(Int32(truncatingIfNeeded: value))
  case 4: Int(UInt8(truncatingIfNeeded: value))
  case 5: Int(UInt16(truncatingIfNeeded: value))
  case 6: Int(UInt32(truncatingIfNeeded: value))
  default: value
  }
}

/// `value` shifted left (right when `amount` is negative), as an integer of `kind` in Swift's smart shifts.
@inline(__always)
func shift(_ value: Int, by amount: Int, _ kind: Int) -> Int {
  switch kind {
  case 0: Int(Int8(truncatingIfNeeded: value) << amount)
  case 1: Int(Int16(truncatingIfNeeded: value) << amount)
  case 2: Int(Int32(truncatingIfNeeded: value) << amount)
  case 4: Int(UInt8(truncatingIfNeeded: value) << amount)
  case 5: Int(UInt16(truncatingIfNeeded: value) << amount)
  case 6: Int(UInt32(truncatingIfNeeded: value) << amount)
  case 7: Int(bitPattern: UInt(bitPattern: value) << amount)
  default: value << amount
  }
}

/// `value` as an integer of `kind`, cut toward zero, if there is one.
@inline(__always)
func integer(_ value: Double, _ kind: Int) -> Int? {
  let whole = value.rounded(.towardZero)
  switch kind {
  case 0: return Int8(exactly: whole).map(Int.init)
  case 1: return Int16(exactly: whole).map(Int.init)
  case 2: return Int32(exactly: whole).map(Int.init)
  case 4: return UInt8(exactly: whole).map(Int.init)
  case 5: return UInt16(exactly: whole).map(Int.init)
  case 6: return UInt32(exactly: whole).map(Int.init)
  case 7: return UInt(exactly: whole).map(Int.init(bitPattern:))
  default: return Int(exactly: whole)
  }
}

extension IntegerKind {
  /// The type's name; the widest are called by their usual names.
  var name: String {
    switch self {
    case .int8: "Int8"
    case .int16: "Int16"
    case .int32: "Int32"
    case .int64: "Int"
    case .uint8: "UInt8"
    case .uint16: "UInt16"
    case .uint32: "UInt32"
    case .uint64: "UInt"
    }
  }
}

/// Writes a counted reference into a register or field, releasing what was there.
@inline(__always)
func put(_ refs: UnsafeMutablePointer<Reference>, _ index: Int, _ new: Reference) {
  let old = refs[index]
  refs[index] = new
  old?.release()
}

/// Writes a counted reference into a field, releasing what was there.
@inline(__always)
func put(_ fields: UnsafeMutablePointer<HeapObject?>, _ index: Int, _ new: Reference) { put(words(fields), index, new) }

/// Moves F[b ..< b+c] to F[a ..< a+c]; the ranges may overlap.
@inline(__always)
func takeRange(_ refs: UnsafeMutablePointer<Reference>, _ i: Instruction) {
  let upward = i.ai > i.bi
  for k in 0..<i.ci {
    let offset = upward ? i.ci - 1 - k : k
    guard i.ai != i.bi else { return }
    let new = refs[i.bi + offset]
    refs[i.bi + offset] = nil
    put(refs, i.ai + offset, new)
  }
}

/// What a register or field holds, as fields in memory.
@inline(__always)
func memory(_ object: Unmanaged<HeapObject>) -> (raw: UnsafeMutablePointer<Int>, refs: UnsafeMutablePointer<Reference>)
{
  object._withUnsafeGuaranteedRef {
    assert($0 is MemoryObject, "not fields in memory")
    let object = unsafeDowncast($0, to: MemoryObject.self)
    return (object.raw, object.words)
  }
}

/// What a register holds, as an array.
@inline(__always)
func array(_ reference: Reference) -> ArrayObject {
  ArrayObject.array(reference?._withUnsafeGuaranteedRef { $0 })
}

/// The array in a register, made the register's own.
@inline(__always)
func uniqueArray(_ reference: inout Reference) -> ArrayObject {
  if !isLast(&reference) {
    let copy = array(reference).copy()
    reference?.release()
    reference = Unmanaged.passRetained(copy)
  }
  return array(reference)
}

/// Copies an element into registers.
@inline(__always)
func copyElement(
  _ array: ArrayObject, _ index: Int, _ raw: UnsafeMutablePointer<Int>, _ refs: UnsafeMutablePointer<Reference>
) {
  let words = array.raw + index * array.rawStride
  for k in 0..<array.rawStride { raw[k] = words[k] }
  let references = array.words + index * array.refStride
  for k in 0..<array.refStride { put(refs, k, references[k]?.retained()) }
}

/// Moves registers into an element.
@inline(__always)
func setElement(
  _ array: ArrayObject, _ index: Int, _ raw: UnsafeMutablePointer<Int>, _ refs: UnsafeMutablePointer<Reference>
) {
  let words = array.raw + index * array.rawStride
  for k in 0..<array.rawStride { words[k] = raw[k] }
  moveRefs(to: array.words + index * array.refStride, from: refs, array.refStride)
}

/// Moves an element into registers; its references are nil until it is set again.
@inline(__always)
func takeElement(
  _ array: ArrayObject, _ index: Int, _ raw: UnsafeMutablePointer<Int>, _ refs: UnsafeMutablePointer<Reference>
) {
  let words = array.raw + index * array.rawStride
  for k in 0..<array.rawStride { raw[k] = words[k] }
  moveRefs(to: refs, from: array.words + index * array.refStride, array.refStride)
}
