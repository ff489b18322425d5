func bits<T: FixedWidthInteger>(_ n: T) -> String { let s = String(UInt64(truncatingIfNeeded: n) & (T.bitWidth == 64 ? .max : (1 << UInt64(T.bitWidth)) - 1), radix: 2); return String(repeating: "0", count: T.bitWidth - s.count) + s }
print(bits(UInt8(5)), bits(Int8(-1)), bits(Int8.min), bits(UInt8(0b1010) << 2), bits(~UInt8(7)))
print(5 & 3, 5 | 3, 5 ^ 3, ~5, 1 << 5, -16 >> 2, UInt8(0xF0) >> 4, Int8(-128) >> 7, 1 << 70, 1 << -1, UInt8(1) << 9, 8 >> 100, UInt8(1) &<< 9)
print(Int8(127) &+ 1, UInt8(0) &- 1, Int.max &* 2, Int8(100).addingReportingOverflow(100), UInt8(3).subtractingReportingOverflow(5), Int32.max.multipliedReportingOverflow(by: 2).overflow)
let (h, l) = UInt8(200).multipliedFullWidth(by: 3); print(h, l, UInt8(10).dividingFullWidth((1, 4)), UInt64.max.multipliedFullWidth(by: 2).high)
print(40.leadingZeroBitCount, UInt8(40).leadingZeroBitCount, 40.trailingZeroBitCount, 255.nonzeroBitCount, UInt16(0x1234).byteSwapped, UInt8(0b1).bigEndian, Int.bitWidth, Int32.max, UInt64.max, Int64.min, (-5).magnitude, Int8.min.magnitude, (-5).signum())
print(Int8(truncatingIfNeeded: 300), UInt8(clamping: -5), Int16(exactly: 70000) as Any, UInt32(bitPattern: -1), Int8(bitPattern: 200), Int(exactly: 3.5) as Any, Int(3.99), Int(-3.99), UInt8(exactly: 255.0)!, Double(Int.max), Int("101", radix: 2)!, Int("7F", radix: 16)!, String(255, radix: 8), UInt8("0xFF") as Any, Int("-0x1") as Any, Int("+5")!)
struct Flags: OptionSet, CustomStringConvertible { let rawValue: UInt8; static let r = Flags(rawValue: 4), w = Flags(rawValue: 2), x = Flags(rawValue: 1); static let all: Flags = [.r, .w, .x]; var description: String { zip("rwx", [Flags.r, .w, .x]).map { contains($1) ? String($0) : "-" }.joined() } }
func mode(_ n: Int) -> String { [n >> 6, n >> 3, n].map { Flags(rawValue: UInt8($0 & 7)).description }.joined() }
var f: Flags = [.r]; f.insert(.x); f.formSymmetricDifference(.all); print(mode(0o754), f, f.union(.r), Flags.all.subtracting(.w), Flags.all.contains([.r, .x]), f.isDisjoint(with: .r), f.rawValue, Flags().isEmpty, f.toggle(.w), f)
extension Flags { mutating func toggle(_ o: Flags) -> Bool { if contains(o) { remove(o); return false } else { insert(o); return true } } }
func gray(_ n: Int) -> Int { n ^ (n >> 1) }
func parity(_ n: UInt32) -> Bool { var n = n; n ^= n >> 16; n ^= n >> 8; n ^= n >> 4; return (0x6996 >> (n & 15)) & 1 == 1 }
func reverse8(_ b: UInt8) -> UInt8 { (0..<8).reduce(0) { $0 | ((b >> UInt8($1)) & 1) << UInt8(7 - $1) } }
func isPow2(_ n: Int) -> Bool { n > 0 && n & (n - 1) == 0 }
func single(_ a: [Int]) -> Int { a.reduce(0, ^) }
func subsets<T>(_ a: [T]) -> [[T]] { (0..<(1 << a.count)).map { m in a.indices.filter { m & (1 << $0) != 0 }.map { a[$0] } } }
print((0..<8).map(gray), parity(7), parity(6), bits(reverse8(0b0001_0110)), [0, 1, 6, 64].map(isPow2), single([4, 1, 2, 1, 2]), subsets(["a", "b", "c"]).map { $0.joined() })
func crc8(_ d: [UInt8]) -> UInt8 { d.reduce(0) { crc, b in (0..<8).reduce(crc ^ b) { c, _ in c & 0x80 != 0 ? (c << 1) ^ 0x07 : c << 1 } } }
func fnv(_ s: String) -> UInt32 { s.utf8.reduce(2166136261) { ($0 ^ UInt32($1)) &* 16777619 } }
func adler(_ s: String) -> UInt32 { var a: UInt32 = 1, b: UInt32 = 0; for c in s.utf8 { a = (a + UInt32(c)) % 65521; b = (b + a) % 65521 }; return b << 16 | a }
print(crc8(Array("123456789".utf8)), fnv("hello"), String(adler("Wikipedia"), radix: 16), UInt32(0xDEADBEEF), Int64(0x7FFF_FFFF_FFFF_FFFF), 0b1111_0000, 0o17, 1_000_000)
let rgb: UInt32 = 0xCC6699; let (r, g, b) = ((rgb & 0xFF0000) >> 16, (rgb & 0xFF00) >> 8, rgb & 0xFF); print(r, g, b, String(format6(r << 16 | g << 8 | b)))
func format6(_ n: UInt32) -> String { let s = String(n, radix: 16, uppercase: true); return "#" + String(repeating: "0", count: 6 - s.count) + s }
var x = 5, y = 9; x ^= y; y ^= x; x ^= y; x <<= 2; y |= 8; y &= ~1; print(x, y, x % 7, -x % 7, x / -7, Int.max.isMultiple(of: 7), (Int.max - 1).quotientAndRemainder(dividingBy: 10))
