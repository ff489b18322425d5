/// Arrays that host functions make, with Lowering's own types for their elements.
extension Machine {
  /// The type of such an array's elements.
  private func type(_ kind: HostElement) throws -> TypeInfo {
    if let known = elementTypes[kind] { return known }
    guard let support else { throw Defect("no support to tell the type of an array's elements") }
    let type = try support.elementType(kind)
    elementTypes[kind] = type
    return type
  }

  /// An array of whole numbers.
  func makeArray(_ numbers: [Int]) throws -> ArrayObject {
    let array = ArrayObject(element: try type(.int), capacity: numbers.count)
    array.openGap(at: 0, count: numbers.count)
    for (i, number) in numbers.enumerated() { array.raw[i] = number }
    return array
  }

  /// An array of strings.
  func makeArray(_ texts: [String]) throws -> ArrayObject {
    let array = ArrayObject(element: try type(.string), capacity: texts.count)
    array.openGap(at: 0, count: texts.count)
    for (i, text) in texts.enumerated() { array.refs[i] = StringObject(text) }
    return array
  }

  /// An array of bytes.
  func makeArray(_ bytes: some Collection<UInt8>) throws -> ArrayObject {
    let array = ArrayObject(element: try type(.byte), capacity: bytes.count)
    array.openGap(at: 0, count: bytes.count)
    for (i, byte) in bytes.enumerated() { array.raw[i] = Int(byte) }
    return array
  }

  /// An array of a text's characters.
  func makeCharacters(_ text: StringObject) throws -> ArrayObject {
    let characters = ArrayObject(element: try type(.character))
    if text.isSimple {
      characters.openGap(at: 0, count: text.value.utf8.count)
      for (i, byte) in text.value.utf8.enumerated() { characters.refs[i] = StringObject.ascii(byte) }
      return characters
    }
    characters.openGap(at: 0, count: text.count)
    for (i, character) in text.value.enumerated() {
      let byte = character.utf8.count == 1 ? character.utf8.first : nil
      characters.refs[i] = byte.map { StringObject.ascii($0) } ?? StringObject(String(character))
    }
    return characters
  }
}
