func isArmstrong(_ n: Int) -> Bool {
    let digits = String(n).compactMap { $0.wholeNumberValue }
    return n == digits.map { d in (0..<digits.count).reduce(1) { p, _ in p * d } }.reduce(0, +)
}
func factors(_ n: Int) -> [Int] {
    var n = n, p = 2, out: [Int] = []
    while p * p <= n {
        while n % p == 0 { out.append(p); n /= p }
        p += p == 2 ? 1 : 2
    }
    if n > 1 { out.append(n) }
    return out
}
func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T { b == 0 ? a : gcd(b, a % b) }
func lcm<T: BinaryInteger>(_ a: T, _ b: T) -> T { a / gcd(a, b) * b }
func perfectness(_ n: Int) -> String {
    let sum = (1..<max(n, 2)).filter { n % $0 == 0 && $0 != n }.reduce(0, +)
    return sum == n ? "perfect" : sum > n ? "abundant" : "deficient"
}
func toBase(_ n: Int, _ base: Int) -> String {
    guard n != 0 else { return "0" }
    let symbols = Array("0123456789abcdefghijklmnopqrstuvwxyz")
    var (m, s) = (abs(n), "")
    while m > 0 {
        let (q, r) = m.quotientAndRemainder(dividingBy: base)
        s = String(symbols[r]) + s
        m = q
    }
    return n < 0 ? "-" + s : s
}
func isqrt(_ n: UInt64) -> UInt64 {
    guard n > 1 else { return n }
    var x = n / 2, y = (x + n / x) / 2
    while y < x { (x, y) = (y, (y + n / y) / 2) }
    return x
}
print((1...999).filter(isArmstrong))
for n in [360, 97, 1001, 1 << 20 - 1] { print(n, "=", factors(n).map(String.init).joined(separator: " × ")) }
print(gcd(1071, 462), lcm(21 as Int16, 6), gcd(UInt8(48), 36))
print([6, 12, 7, 28].map { "\($0): \(perfectness($0))" })
print([255, -10, 0, 35].map { toBase($0, 2) + "/" + toBase($0, 16) + "/" + toBase($0, 36) })
print(String(255, radix: 16), String(-255, radix: 2), Int("ff", radix: 16)!, Int("zz", radix: 36) ?? 0, Int("12x") as Any)
print(isqrt(1_000_000), isqrt(.max), UInt64.max.leadingZeroBitCount, 40.trailingZeroBitCount, 255.nonzeroBitCount)
print(Int8.max &+ 1, UInt8(200).addingReportingOverflow(100), (-7) / 2, (-7) % 2, 7.signum(), (-7).magnitude)
print(Int32(truncatingIfNeeded: 0x1_FFFF_FFFF), UInt8(clamping: 300), Int8(exactly: 200) as Any, UInt16(bitPattern: -1))
print(5.isMultiple(of: 0), 0.isMultiple(of: 0), Int.max.byteSwapped, 0b1010 ^ 0b0110, ~5, (1 << 10) >> 3)
let triples = (1...20).flatMap { a in (a...20).flatMap { b in (b...20).filter { c in a * a + b * b == c * c }.map { (a, b, $0) } } }
print(triples)
print(stride(from: 10, through: 0, by: -2.5).map { $0 }, (0..<20).striding())
extension Range where Bound == Int {
    func striding() -> [Int] { Swift.stride(from: lowerBound, to: upperBound, by: 7).map { $0 } }
}
var happy: [Int] = []
outer: for n in 1...30 {
    var seen: Set<Int> = [], m = n
    while m != 1 {
        guard seen.insert(m).inserted else { continue outer }
        m = String(m).reduce(0) { $0 + $1.hexDigitValue! * $1.hexDigitValue! }
    }
    happy.append(n)
}
print("happy:", happy)
