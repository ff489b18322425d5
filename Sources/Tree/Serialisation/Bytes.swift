/// Stored bytes that are not what they should be; ours to mend, never a learner's fault.
public struct MalformedBytes: Error {
  /// What was expected where.
  public let explanation: String
}

/// Writes numbers and strings compactly, as valid UTF-8: no byte of a number reaches 0x80.
///
/// So what was written can stand in a program as a `StaticString`, and be read from there without a copy.
package struct ByteWriter {
  /// What was written so far.
  package private(set) var bytes: [UInt8] = []

  /// Creates an empty writer.
  package init() {}

  /// Appends one byte below 0x80.
  package mutating func byte(_ value: UInt8) {
    assert(value < 0x80)
    bytes.append(value)
  }

  /// Appends a number of any size, six bits a byte, low ones first.
  package mutating func number(_ value: Int) {
    var rest = UInt(bitPattern: value)
    while rest >= 0x40 {
      bytes.append(UInt8(truncatingIfNeeded: rest & 0x3F) | 0x40)
      rest >>= 6
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Appends a number near zero on either side.
  package mutating func signed(_ value: Int) { number(value << 1 ^ value >> (Int.bitWidth - 1)) }

  /// Appends a flag.
  package mutating func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }

  /// Appends a string with its length.
  package mutating func string(_ value: String) {
    number(value.utf8.count)
    bytes.append(contentsOf: value.utf8)
  }

  /// Appends what another writer wrote, with its length.
  package mutating func nested(_ other: ByteWriter) {
    number(other.bytes.count)
    bytes.append(contentsOf: other.bytes)
  }

  /// Appends what another writer wrote.
  package mutating func append(_ other: ByteWriter) { bytes.append(contentsOf: other.bytes) }
}

/// Reads what a `ByteWriter` wrote.
package struct ByteReader {
  /// All bytes; they outlive the reader.
  package let bytes: UnsafeRawBufferPointer
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
      result |= UInt(next & 0x3F) << shift
      if next < 0x40 { return Int(bitPattern: result) }
      shift += 6
      if shift > 63 { throw MalformedBytes(explanation: "number too long at \(offset)") }
    }
  }

  /// The next number near zero on either side.
  package mutating func signed() throws(MalformedBytes) -> Int {
    let value = try number()
    return value >> 1 ^ -(value & 1)
  }

  /// The next count, which cannot exceed the bytes that are left.
  package mutating func count() throws(MalformedBytes) -> Int {
    let value = try number()
    guard value >= 0, value <= bytes.count - offset else {
      throw MalformedBytes(explanation: "count \(value) at \(offset)")
    }
    return value
  }

  /// The next flag.
  package mutating func flag() throws(MalformedBytes) -> Bool { try byte() != 0 }

  /// The next string.
  package mutating func string() throws(MalformedBytes) -> String {
    let count = try count()
    defer { offset += count }
    return String(decoding: UnsafeRawBufferPointer(rebasing: bytes[offset..<(offset + count)]), as: UTF8.self)
  }
}
