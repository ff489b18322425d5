indirect enum JSON: Equatable {
  case null, bool(Bool), number(Double), string(String), array([JSON]), object([(String, JSON)])
  static func == (a: JSON, b: JSON) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case let (.bool(x), .bool(y)): x == y
    case let (.number(x), .number(y)): x == y
    case let (.string(x), .string(y)): x == y
    case let (.array(x), .array(y)): x == y
    case let (.object(x), .object(y)): x.count == y.count && zip(x, y).allSatisfy { $0.0 == $1.0 && $0.1 == $1.1 }
    default: false
    }
  }
}

struct JSONError: Error, CustomStringConvertible { let offset: Int; let reason: String; var description: String { "\(reason) at \(offset)" } }

struct JSONReader {
  private let bytes: [UInt8]
  private var i = 0
  private init(_ text: String) { bytes = Array(text.utf8) }
  static func read(_ text: String) throws -> JSON {
    var r = JSONReader(text)
    let value = try r.value()
    r.skip()
    if r.i < r.bytes.count { throw r.error("trailing text") }
    return value
  }
  private func error(_ reason: String) -> JSONError { JSONError(offset: i, reason: reason) }
  private mutating func skip() { while i < bytes.count, [0x20, 0x0A, 0x09, 0x0D].contains(bytes[i]) { i += 1 } }
  private mutating func eat(_ c: Unicode.Scalar) -> Bool {
    skip()
    guard i < bytes.count, bytes[i] == UInt8(ascii: c) else { return false }
    i += 1
    return true
  }
  private mutating func value() throws -> JSON {
    skip()
    guard i < bytes.count else { throw error("unexpected end") }
    switch bytes[i] {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["):
      i += 1
      var items: [JSON] = []
      if eat("]") { return .array(items) }
      repeat { items.append(try value()) } while eat(",")
      guard eat("]") else { throw error("expected ]") }
      return .array(items)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default:
      for (word, json) in [("true", JSON.bool(true)), ("false", .bool(false)), ("null", .null)] where bytes[i...].starts(with: word.utf8) {
        i += word.utf8.count
        return json
      }
      throw error("unexpected character")
    }
  }
  private mutating func object() throws -> JSON {
    i += 1
    var members: [(String, JSON)] = []
    if eat("}") { return .object(members) }
    repeat {
      skip()
      let key = try string()
      guard eat(":") else { throw error("expected :") }
      members.append((key, try value()))
    } while eat(",")
    guard eat("}") else { throw error("expected }") }
    return .object(members)
  }
  private mutating func string() throws -> String {
    guard i < bytes.count, bytes[i] == 0x22 else { throw error("expected a string") }
    i += 1
    var out: [UInt8] = []
    while i < bytes.count, bytes[i] != 0x22 {
      if bytes[i] == 0x5C {
        i += 1
        switch bytes[i] {
        case UInt8(ascii: "n"): out.append(0x0A)
        case UInt8(ascii: "t"): out.append(0x09)
        case UInt8(ascii: "u"):
          let hex = String(decoding: bytes[(i + 1)...(i + 4)], as: UTF8.self)
          guard let code = UInt32(hex, radix: 16), let u = Unicode.Scalar(code) else { throw error("bad escape") }
          out += Array(String(Character(u)).utf8)
          i += 4
        case let other: out.append(other)
        }
      } else { out.append(bytes[i]) }
      i += 1
    }
    guard i < bytes.count else { throw error("unterminated string") }
    i += 1
    return String(decoding: out, as: UTF8.self)
  }
  private mutating func number() throws -> JSON {
    let start = i
    while i < bytes.count, "+-.eE0123456789".utf8.contains(bytes[i]) { i += 1 }
    guard let n = Double(String(decoding: bytes[start..<i], as: UTF8.self)) else { throw error("bad number") }
    return .number(n)
  }
}

extension JSON {
  func text(indent: Int? = nil, _ depth: Int = 0) -> String {
    func wrap(_ open: String, _ parts: [String], _ close: String) -> String {
      guard let indent, !parts.isEmpty else { return open + parts.joined(separator: ",") + close }
      let pad = String(repeating: " ", count: indent * (depth + 1)), end = String(repeating: " ", count: indent * depth)
      return open + "\n" + parts.map { pad + $0 }.joined(separator: ",\n") + "\n" + end + close
    }
    switch self {
    case .null: return "null"
    case .bool(let b): return String(b)
    case .number(let n): return n == n.rounded() && abs(n) < 1e15 ? String(Int(n)) : String(n)
    case .string(let s): return s.debugDescription
    case .array(let a): return wrap("[", a.map { $0.text(indent: indent, depth + 1) }, "]")
    case .object(let o): return wrap("{", o.map { "\"\($0)\":" + (indent == nil ? "" : " ") + $1.text(indent: indent, depth + 1) }, "}")
    }
  }
  subscript(key: String) -> JSON? { if case .object(let o) = self { o.first { $0.0 == key }?.1 } else { nil } }
  subscript(i: Int) -> JSON? { if case .array(let a) = self, a.indices ~= i { a[i] } else { nil } }
}

let text = #"{"name": "Zo\u00eb\n", "tags": ["a", [], {}], "pi": -3.25e1, "ok": true, "none": null, "big": 12345}"#
let json = try JSONReader.read(text)
print(json.text())
print(json.text(indent: 2))
print(try JSONReader.read(json.text()) == json, json["tags"]?[0] == .string("a"), json["pi"]!, json["zip"] as Any)
for bad in ["[1,", "{\"a\" 1}", "tru", "[1] x", "\"abc", "{1:2}", "-", ""] {
  do { print(try JSONReader.read(bad)) } catch { print(bad.debugDescription, "->", error) }
}
