import FoundationEssentials
import Glibc

/// Sends and receives messages over a pipe: four bytes with the length, most significant first, then JSON.
struct FrameChannel {
  /// Where messages come from.
  let input: Int32
  /// Where messages go.
  let output: Int32

  /// The longest message; a length beyond it means that the two sides lost step.
  private static let limit = 1 << 28

  /// Sends a message; whether the other side took it.
  func send(_ message: some Encodable) -> Bool {
    guard let body = try? JSONEncoder().encode(message) else { return false }
    let length = UInt32(body.count).bigEndian
    return withUnsafeBytes(of: length) { write($0) } && body.withUnsafeBytes { write($0) }
  }

  /// The next message; `nil` when the other side is gone.
  func receive<Message: Decodable>(_ type: Message.Type) -> Message? {
    guard let header = read(4) else { return nil }
    let length = header.reduce(0) { $0 << 8 | Int($1) }
    guard length <= Self.limit, let body = read(length) else { return nil }
    return try? JSONDecoder().decode(type, from: Data(body))
  }

  /// Writes all of `bytes`.
  private func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes
    while let start = rest.baseAddress, !rest.isEmpty {
      let count = Glibc.write(output, start, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return true
  }

  /// Reads exactly `count` bytes.
  private func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = bytes.withUnsafeMutableBytes { Glibc.read(input, $0.baseAddress! + filled, count - filled) }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      filled += got
    }
    return bytes
  }
}
