extension FixedWidthInteger {
    var binary: String {
        let s = String(self, radix: 2)
        return String(repeating: "0", count: Self.bitWidth - s.count) + s
    }
    func bit(_ i: Int) -> Bool { self >> i & 1 == 1 }
    mutating func setBit(_ i: Int, _ on: Bool) {
        if on { self |= 1 << i } else { self &= ~(1 << i) }
    }
}

struct Permissions: OptionSet, CustomStringConvertible {
    let rawValue: UInt8
    static let read = Permissions(rawValue: 1 << 2)
    static let write = Permissions(rawValue: 1 << 1)
    static let execute = Permissions(rawValue: 1)
    static let all: Permissions = [.read, .write, .execute]
    var description: String {
        [(Permissions.read, "r"), (.write, "w"), (.execute, "x")].map { contains($0.0) ? $0.1 : "-" }.joined()
    }
}

let flags: UInt8 = 0b1010_0110
print(flags.binary, (~flags).binary, (flags << 2).binary, (flags >> 3).binary)
print(flags.nonzeroBitCount, flags.leadingZeroBitCount, flags.trailingZeroBitCount, flags.byteSwapped)
print(Int8(bitPattern: flags), UInt8(truncatingIfNeeded: 511), Int16(flags).binary, UInt8(clamping: -5), Int8(exactly: 200) as Any)
var byte: UInt8 = 0
for i in stride(from: 0, to: 8, by: 3) { byte.setBit(i, true) }
print(byte.binary, byte.bit(3), byte.bit(4))
byte.setBit(3, false)
print(byte.binary, byte ^ 0xFF, byte & 0x0F | 0x80)

var p: Permissions = [.read, .execute]
print(p, Permissions.all, p.contains(.write), p.isSubset(of: .all), p.rawValue)
p.insert(.write)
p.remove(.execute)
print(p, p.union(.execute) == .all, p.intersection([.execute]).isEmpty, p.symmetricDifference(.all))
p.formUnion([.execute])
print(p, Permissions(rawValue: 5), Permissions([]).isEmpty)

let rgb: UInt32 = 0xCC6699
let (r, g, b) = (rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF)
print(r, g, b, "#" + [r, g, b].map { String($0, radix: 16, uppercase: true) }.joined())
let (sum, overflow) = UInt8.max.addingReportingOverflow(2)
print(sum, overflow, UInt8.max &+ 2, Int8.min &- 1, Int32.max &* 2, 250 as UInt8 &+ 10)
print(UInt16(0x1234).byteSwapped == 0x3412, Int.bitWidth, UInt64.max, Int64.min, Int32.max.multipliedFullWidth(by: 4))

func grayCode(_ n: Int) -> [String] { (0..<(1 << n)).map { i in let s = String(i ^ (i >> 1), radix: 2); return String(repeating: "0", count: n - s.count) + s } }
print(grayCode(3))
func crc8(_ data: [UInt8]) -> UInt8 {
    data.reduce(0) { crc, byte in (0..<8).reduce(crc ^ byte) { c, _ in c & 0x80 != 0 ? (c << 1) ^ 0x07 : c << 1 } }
}
print(crc8(Array("123456789".utf8)), String(crc8([1, 2, 3]), radix: 16))
func fletcher(_ s: String) -> UInt16 {
    var a: UInt16 = 0, b: UInt16 = 0
    for u in s.utf8 { a = (a + UInt16(u)) % 255; b = (b + a) % 255 }
    return b << 8 | a
}
print(fletcher("abcde"), fletcher("abcdef"), Int("7f", radix: 16)!, UInt8("11111111", radix: 2)!, Int8("200") as Any)
func singleNumber(_ a: [Int]) -> Int { a.reduce(0, ^) }
print(singleNumber([4, 1, 2, 1, 2]), (1...20).filter { $0.nonzeroBitCount == 2 }, -17 >> 2, -17 / 4, -17 % 4)
