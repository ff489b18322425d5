protocol Cipher {
  func encode(_ plain: String) -> String
  func decode(_ secret: String) -> String
}

struct Vigenere: Cipher {
  let key: [Int]
  init(_ key: String) { self.key = key.utf8.map { Int($0) - 97 } }
  private func shift(_ text: String, by sign: Int) -> String {
    var i = 0
    let bytes = text.lowercased().utf8.compactMap { byte -> UInt8? in
      guard (97...122).contains(byte) else { return nil }
      defer { i += 1 }
      let moved = (Int(byte) - 97 + sign * key[i % key.count] + 26) % 26
      return UInt8(moved + 97)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
  func encode(_ plain: String) -> String { shift(plain, by: 1) }
  func decode(_ secret: String) -> String { shift(secret, by: -1) }
}

struct RailFence: Cipher {
  let rails: Int
  private func order(_ n: Int) -> [Int] {
    let period = max(1, 2 * (rails - 1))
    let rail = { (i: Int) in min(i % period, period - i % period) }
    return (0..<n).sorted { (rail($0), $0) < (rail($1), $1) }
  }
  func encode(_ plain: String) -> String {
    let chars = Array(plain)
    return String(order(chars.count).map { chars[$0] })
  }
  func decode(_ secret: String) -> String {
    let chars = Array(secret)
    var out = chars
    for (from, to) in order(chars.count).enumerated() { out[to] = chars[from] }
    return String(out)
  }
}

struct Affine: Cipher {
  struct NotCoprime: Error { let a: Int }
  let a: Int, b: Int
  init(_ a: Int, _ b: Int) throws(NotCoprime) {
    guard (1..<26).contains(where: { a * $0 % 26 == 1 }) else { throw NotCoprime(a: a) }
    self.a = a
    self.b = b
  }
  private func each(_ s: String, _ f: (Int) -> Int) -> String {
    String(s.lowercased().unicodeScalars.compactMap { u -> Character? in
      switch u {
      case "a"..."z": return Character(UnicodeScalar(UInt8((f(Int(u.value) - 97) % 26 + 26) % 26 + 97)))
      case "0"..."9": return Character(u)
      default: return nil
      }
    })
  }
  func encode(_ plain: String) -> String { each(plain) { a * $0 + b } }
  func decode(_ secret: String) -> String {
    let inverse = (1..<26).first { a * $0 % 26 == 1 }!
    return each(secret) { inverse * ($0 - b) }
  }
}

struct Chain: Cipher {
  let ciphers: [any Cipher]
  func encode(_ plain: String) -> String { ciphers.reduce(plain) { $1.encode($0) } }
  func decode(_ secret: String) -> String { ciphers.reversed().reduce(secret) { $1.decode($0) } }
}

let all: [any Cipher] = [Vigenere("lemon"), RailFence(rails: 3), try Affine(5, 8), Chain(ciphers: [Vigenere("abc"), RailFence(rails: 2)])]
for cipher in all {
  let secret = cipher.encode("attackatdawn")
  print("\(type(of: cipher))", secret, cipher.decode(secret))
}
print(RailFence(rails: 4).encode("WE ARE DISCOVERED"), RailFence(rails: 1).encode("abc"), RailFence(rails: 2).decode("acebdf"))
do { _ = try Affine(6, 1) } catch { print("no inverse for", error.a) }
print(Vigenere("b").encode("Hello, World 99!"), Vigenere("zz").decode("aa"))

func square(_ text: String) -> String {
  let clean = text.lowercased().filter { $0.isLetter || $0.isNumber }
  let width = (1...).first { $0 * $0 >= clean.count } ?? 0
  guard !clean.isEmpty else { return "" }
  let padded = Array(clean) + Array(repeating: " ", count: (width - clean.count % width) % width)
  return (0..<width).map { c in String(stride(from: c, to: padded.count, by: width).map { padded[$0] }) }.joined(separator: "|")
}
print(square("If man was meant to stay on the ground, god would have given us roots."))
print(square("ab"), square("").isEmpty)
