struct BigInt: Comparable, Hashable, ExpressibleByIntegerLiteral, CustomStringConvertible, LosslessStringConvertible {
    private var limbs: [UInt32] = []
    private var negative = false
    init(integerLiteral v: Int) { self.init(v) }
    init(_ v: Int) { negative = v < 0; var m = v.magnitude; while m > 0 { limbs.append(UInt32(truncatingIfNeeded: m)); m >>= 32 } }
    init?(_ s: String) {
        let digits = s.hasPrefix("-") ? s.dropFirst() : s[...]
        guard !digits.isEmpty else { return nil }
        for c in digits { guard let d = c.wholeNumberValue else { return nil }; multiplySmall(10, adding: UInt32(d)) }
        negative = s.hasPrefix("-") && !limbs.isEmpty
    }
    private mutating func multiplySmall(_ m: UInt32, adding a: UInt32 = 0) {
        var carry = UInt64(a)
        for i in limbs.indices { let t = UInt64(limbs[i]) * UInt64(m) + carry; limbs[i] = UInt32(t & 0xFFFF_FFFF); carry = t >> 32 }
        if carry > 0 { limbs.append(UInt32(carry)) }
    }
    private mutating func divideSmall(_ d: UInt32) -> UInt32 {
        var rest: UInt64 = 0
        for i in limbs.indices.reversed() { let t = rest << 32 | UInt64(limbs[i]); limbs[i] = UInt32(t / UInt64(d)); rest = t % UInt64(d) }
        trim()
        return UInt32(rest)
    }
    private mutating func trim() { while limbs.last == 0 { limbs.removeLast() }; if limbs.isEmpty { negative = false } }
    private static func compare(_ a: [UInt32], _ b: [UInt32]) -> Int {
        if a.count != b.count { return a.count < b.count ? -1 : 1 }
        for (x, y) in zip(a.reversed(), b.reversed()) where x != y { return x < y ? -1 : 1 }
        return 0
    }
    private static func add(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
        var out: [UInt32] = [], carry = false
        for i in 0..<max(a.count, b.count) {
            let (s1, o1) = (i < a.count ? a[i] : 0).addingReportingOverflow(i < b.count ? b[i] : 0)
            let (s2, o2) = s1.addingReportingOverflow(carry ? 1 : 0)
            out.append(s2)
            carry = o1 || o2
        }
        return carry ? out + [1] : out
    }
    private static func subtract(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
        var out = a, borrow: UInt32 = 0
        for i in a.indices {
            let sub = UInt64(i < b.count ? b[i] : 0) + UInt64(borrow)
            borrow = UInt64(a[i]) < sub ? 1 : 0
            out[i] = a[i] &- UInt32(truncatingIfNeeded: sub)
        }
        return out
    }
    static func + (a: BigInt, b: BigInt) -> BigInt {
        var r = BigInt(0)
        if a.negative == b.negative { r.limbs = add(a.limbs, b.limbs); r.negative = a.negative }
        else if compare(a.limbs, b.limbs) >= 0 { r.limbs = subtract(a.limbs, b.limbs); r.negative = a.negative }
        else { r.limbs = subtract(b.limbs, a.limbs); r.negative = b.negative }
        r.trim()
        return r
    }
    static prefix func - (a: BigInt) -> BigInt { var r = a; r.negative = !a.negative && !a.limbs.isEmpty; return r }
    static func - (a: BigInt, b: BigInt) -> BigInt { a + -b }
    static func * (a: BigInt, b: BigInt) -> BigInt {
        var r = BigInt(0)
        r.limbs = [UInt32](repeating: 0, count: a.limbs.count + b.limbs.count)
        for (i, x) in a.limbs.enumerated() {
            var carry: UInt64 = 0
            for (j, y) in b.limbs.enumerated() { let t = UInt64(x) * UInt64(y) + UInt64(r.limbs[i + j]) + carry; r.limbs[i + j] = UInt32(truncatingIfNeeded: t); carry = t >> 32 }
            r.limbs[i + b.limbs.count] = UInt32(carry)
        }
        r.negative = a.negative != b.negative
        r.trim()
        return r
    }
    static func *= (a: inout BigInt, b: BigInt) { a = a * b }
    static func < (a: BigInt, b: BigInt) -> Bool { a.negative != b.negative ? a.negative : a.negative ? compare(a.limbs, b.limbs) > 0 : compare(a.limbs, b.limbs) < 0 }
    var description: String {
        if limbs.isEmpty { return "0" }
        var copy = self, groups: [String] = []
        while !copy.limbs.isEmpty { let d = String(copy.divideSmall(1_000_000_000)); groups.append(copy.limbs.isEmpty ? d : String(repeating: "0", count: 9 - d.count) + d) }
        return (negative ? "-" : "") + groups.reversed().joined()
    }
    func power(_ n: Int) -> BigInt { var r: BigInt = 1, b = self, n = n; while n > 0 { if n & 1 == 1 { r *= b }; b *= b; n >>= 1 }; return r }
}
let f30 = (1...30).reduce(BigInt(1)) { $0 * BigInt($1) }
print(f30, f30.description.count)
print(BigInt(2).power(100), BigInt(-3).power(41), BigInt(10).power(0))
print(BigInt("123456789012345678901234567890")! - 1, BigInt("-99")! + 100, BigInt("12a") as Any, -BigInt(0), BigInt(Int.min))
print([5, -7, 0, BigInt("99999999999999999999")!].sorted(), BigInt(7) == 7, Set([BigInt(1), 1, 2]).count, max(BigInt(3), -4), BigInt(5) * 0, 3 - BigInt(10))
var (x, y) = (BigInt(0), BigInt(1))
for _ in 0..<150 { (x, y) = (y, x + y) }
print(x)
