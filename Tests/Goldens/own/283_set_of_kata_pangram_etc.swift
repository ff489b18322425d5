struct Pangram { static func isPangram(_ s: String) -> Bool { Set(s.lowercased().unicodeScalars.filter { ("a"..."z").contains($0) }).count == 26 } }
enum Isogram { static func check(_ s: String) -> Bool { let l = s.lowercased().filter(\.isLetter); return Set(l).count == l.count } }
func raindrops(_ n: Int) -> String { let s = [(3, "Pling"), (5, "Plang"), (7, "Plong")].filter { n % $0.0 == 0 }.map(\.1).joined(); return s.isEmpty ? String(n) : s }
func nthPrime(_ n: Int) -> Int? {
    guard n > 0 else { return nil }
    let primes = (2...).lazy.filter { c in !(2..<c).prefix { $0 * $0 <= c }.contains { c % $0 == 0 } }
    return Array(primes.prefix(n)).last
}
func sumOfMultiples(_ limit: Int, _ factors: [Int]) -> Int { Set(factors.filter { $0 > 0 }.flatMap { stride(from: $0, to: limit, by: $0) }).reduce(0, +) }
func diamond(_ c: Character) -> [String] {
    let a = Character("A").asciiValue!, n = Int(c.asciiValue! - a)
    let top = (0...n).map { i -> String in
        let letter = String(UnicodeScalar(a + UInt8(i)))
        let outer = String(repeating: "·", count: n - i)
        return i == 0 ? outer + letter + outer : outer + letter + String(repeating: "·", count: 2 * i - 1) + letter + outer
    }
    return top + top.dropLast().reversed()
}
func pigLatin(_ s: String) -> String {
    s.split(separator: " ").map { w in
        if let r = w.firstMatch(of: #/^(?:[aeiou]|xr|yt)/#), !r.output.isEmpty { return w + "ay" }
        if let m = w.wholeMatch(of: #/([^aeiou]*qu|[^aeiouy]+|y)(.*)/#) { return m.2 + m.1 + "ay" }
        return w
    }.joined(separator: " ")
}
func etl(_ old: [Int: [String]]) -> [String: Int] { old.reduce(into: [:]) { d, e in e.value.forEach { d[$0.lowercased()] = e.key } } }
func spiral(_ n: Int) -> [[Int]] {
    var m = Array(repeating: Array(repeating: 0, count: n), count: n), (r, c, dr, dc) = (0, 0, 0, 1)
    for i in 1...max(1, n * n) where n > 0 {
        m[r][c] = i
        let (nr, nc) = (r + dr, c + dc)
        if !(0..<n).contains(nr) || !(0..<n).contains(nc) || m[nr][nc] != 0 { (dr, dc) = (dc, -dr) }
        r += dr; c += dc
    }
    return m
}
func secretHandshake(_ n: Int) -> [String] { let a = ["wink", "double blink", "close your eyes", "jump"].enumerated().filter { n & (1 << $0.offset) != 0 }.map(\.element); return n & 16 != 0 ? a.reversed() : a }
func sieve(_ n: Int) -> [Int] { var c = Set(2...max(2, n)); for p in 2...max(2, n) where c.contains(p) { c.subtract(stride(from: p * p, through: n, by: p)) }; return c.sorted() }
func accumulate<T, U>(_ xs: [T], _ f: (T) -> U) -> [U] { var out = [U](); for x in xs { out.append(f(x)) }; return out }
func change(_ total: Int, _ coins: [Int]) -> [Int]? { var best: [[Int]?] = [[]]; for t in stride(from: 1, through: total, by: 1) { best.append(coins.compactMap { c in c <= t ? best[t - c].map { $0 + [c] } : nil }.min { $0.count < $1.count }) }; return best[total]?.sorted() }
func clock(_ h: Int, _ m: Int) -> String { let t = ((h * 60 + m) % 1440 + 1440) % 1440; let f = { (n: Int) in n < 10 ? "0\(n)" : "\(n)" }; return f(t / 60) + ":" + f(t % 60) }
print(Pangram.isPangram("The quick brown fox jumps over the lazy dog"), Pangram.isPangram("nope"), Isogram.check("lumberjacks"), Isogram.check("isograms"))
print([28, 30, 34].map(raindrops), nthPrime(6) ?? 0, nthPrime(0) as Any, sumOfMultiples(20, [3, 5, 0]), secretHandshake(19), secretHandshake(3))
print(diamond("C").joined(separator: "\n"))
print(pigLatin("apple quick square rhythm yttria my thrush"), etl([1: ["A", "E"], 4: ["F"]]).sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
print(spiral(3), spiral(1), sieve(20), accumulate([1, 2]) { "\($0)!" }, change(63, [1, 10, 21, 34]) ?? [], change(3, [2]) as Any, change(0, [1])!)
print(clock(8, 0), clock(25, 160), clock(1, -40), clock(-121, -5810))
