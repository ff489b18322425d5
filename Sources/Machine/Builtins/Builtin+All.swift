extension Builtin {
  /// All host functions by name.
  public static let all: [String: Builtin] = {
    let all = [
      integers, integerArithmetic, floats, floatParts, strings, stringParts, stringMaking, characters, scalars, arrays,
      tables,
      tableEntries, output, objects, keyPaths, observation,
      characterSets, texts, reflection, sizes, tasks, dates, calendars, addresses, decimals, bytes, moreTexts, regexes,
    ]
    return Dictionary(all.joined().map { ($0.name, $0) }) { first, _ in first }
  }()
}

/// A string as a register holds it.
@inline(__always)
func string(_ object: HeapObject?) -> StringObject { StringObject.string(object) }

/// Puts an optional word into R[0…1].
@inline(__always)
func putOptional(_ value: Int?, _ raw: UnsafeMutablePointer<Int>) {
  raw[0] = value == nil ? 0 : 1
  raw[1] = value ?? 0
}

/// Puts an optional string into R[0], F[0].
func putOptional(_ value: String?, _ raw: UnsafeMutablePointer<Int>, _ refs: UnsafeMutablePointer<HeapObject?>) {
  raw[0] = value == nil ? 0 : 1
  refs[0] = value.map { StringObject($0) }
}

/// A truth as a word.
@inline(__always)
func word(_ truth: Bool) -> Int { truth ? 1 : 0 }
