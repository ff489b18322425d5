/// Stored bytes that are not what they should be; ours to mend, never a learner's fault.
public struct MalformedBytes: Error {
  /// What was expected where.
  public let explanation: String
}

/// Writes numbers and strings compactly.
package struct ByteWriter {
  /// What was written so far.
  package private(set) var bytes: [UInt8] = []

  /// Creates an empty writer.
  package init() {}

  /// Appends one byte.
  package mutating func byte(_ value: UInt8) { bytes.append(value) }

  /// Appends a number of any size, seven bits a byte, low ones first.
  package mutating func number(_ value: Int) {
    var rest = UInt(bitPattern: value)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Appends a flag.
  package mutating func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }

  /// Appends a string with its length.
  package mutating func string(_ value: String) {
    number(value.utf8.count)
    bytes.append(contentsOf: value.utf8)
  }

  /// Appends bytes as they are.
  package mutating func raw(_ value: [UInt8]) { bytes.append(contentsOf: value) }
}

/// Reads what a `ByteWriter` wrote.
package struct ByteReader {
  /// All bytes; they outlive the reader.
  let bytes: UnsafeRawBufferPointer
  /// Where the next value begins.
  package var offset: Int

  /// Creates a reader at `offset`.
  package init(_ bytes: UnsafeRawBufferPointer, at offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  /// The next byte.
  package mutating func byte() throws(MalformedBytes) -> UInt8 {
    guard offset < bytes.count else { throw MalformedBytes(explanation: "bytes end at \(offset)") }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// The next number.
  package mutating func number() throws(MalformedBytes) -> Int {
    var result: UInt = 0
    var shift: UInt = 0
    while true {
      let next = try byte()
      result |= UInt(next & 0x7F) << shift
      if next < 0x80 { return Int(bitPattern: result) }
      shift += 7
      if shift > 63 { throw MalformedBytes(explanation: "number too long at \(offset)") }
    }
  }

  /// The next flag.
  package mutating func flag() throws(MalformedBytes) -> Bool { try byte() != 0 }

  /// The next string.
  package mutating func string() throws(MalformedBytes) -> String {
    let count = try number()
    guard count >= 0, count <= bytes.count - offset else { throw MalformedBytes(explanation: "string at \(offset)") }
    defer { offset += count }
    return String(decoding: UnsafeRawBufferPointer(rebasing: bytes[offset..<(offset + count)]), as: UTF8.self)
  }
}
