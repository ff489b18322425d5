struct XORCipher {
    let key: [UInt8]
    init(_ key: String) { self.key = Array(key.utf8) }
    func apply(_ bytes: [UInt8]) -> [UInt8] { bytes.enumerated().map { $1 ^ key[$0 % key.count] } }
    func encrypt(_ s: String) -> String { apply(Array(s.utf8)).map { hex($0) }.joined() }
    func decrypt(_ s: String) -> String? {
        guard s.count % 2 == 0 else { return nil }
        var bytes: [UInt8] = []
        var i = s.startIndex
        while i < s.endIndex {
            let j = s.index(i, offsetBy: 2)
            guard let b = UInt8(s[i..<j], radix: 16) else { return nil }
            bytes.append(b)
            i = j
        }
        return String(bytes: apply(bytes), encoding: .utf8)
    }
    private func hex(_ b: UInt8) -> String { (b < 16 ? "0" : "") + String(b, radix: 16) }
}
import Foundation
func base64(_ bytes: [UInt8]) -> String {
    let table = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var out = ""
    for i in stride(from: 0, to: bytes.count, by: 3) {
        let chunk = Array(bytes[i..<min(i + 3, bytes.count)])
        var n: UInt32 = 0
        for (k, b) in chunk.enumerated() { n |= UInt32(b) << UInt32(16 - 8 * k) }
        for k in 0..<4 {
            out.append(k <= chunk.count ? table[Int(n >> UInt32(18 - 6 * k) & 63)] : "=")
        }
    }
    return out
}
func crc32(_ bytes: [UInt8]) -> UInt32 {
    let table: [UInt32] = (0..<256).map { i in
        (0..<8).reduce(UInt32(i)) { c, _ in c & 1 == 1 ? 0xEDB88320 ^ (c >> 1) : c >> 1 }
    }
    return ~bytes.reduce(~UInt32(0)) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) }
}
func popCount(_ n: UInt) -> Int { var n = n, c = 0; while n != 0 { n &= n - 1; c += 1 }; return c }
func collatzMax(_ n: Int) -> Int { sequence(first: n) { $0 == 1 ? nil : $0 % 2 == 0 ? $0 / 2 : 3 * $0 + 1 }.max()! }
let cipher = XORCipher("key")
let secret = cipher.encrypt("Hello, World!")
print(secret, cipher.decrypt(secret)!, cipher.decrypt("zz") as Any, cipher.decrypt("abc") == nil)
for s in ["", "f", "fo", "foo", "foob", "fooba", "foobar"] { print(base64(Array(s.utf8)), base64(Array(s.utf8)) == Data(s.utf8).base64EncodedString(), terminator: " ") }
print()
print(String(crc32(Array("The quick brown fox jumps over the lazy dog".utf8)), radix: 16), popCount(0b1011_0110), popCount(.max), collatzMax(27))
let flags: [UInt8] = [0b0000_0001, 0b1000_0000]
print(flags.map { String($0, radix: 2).leftPadded(to: 8) }, flags.reduce(0, |), flags.reduce(0xFF, &), UInt8.max ^ 0x0F)
extension String { func leftPadded(to n: Int, with c: Character = "0") -> String { String(repeating: c, count: max(0, n - count)) + self } }
func luhn(_ s: String) -> Bool { s.reversed().enumerated().reduce(0) { t, p in let d = p.element.wholeNumberValue ?? 0; return t + (p.offset % 2 == 1 ? d * 2 / 10 + d * 2 % 10 : d) } % 10 == 0 }
print(["49927398716", "49927398717", "1234567812345670"].map(luhn))
func toRoman(_ n: Int) -> String { zip([10, 9, 5, 4, 1], ["X", "IX", "V", "IV", "I"]).reduce(into: (n, "")) { acc, p in while acc.0 >= p.0 { acc.0 -= p.0; acc.1 += p.1 } }.1 }
print((1...12).map(toRoman))
