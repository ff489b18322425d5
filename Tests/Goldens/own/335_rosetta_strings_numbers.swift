import Foundation
// ABC problem
func canMake(_ word: String) -> Bool {
    var blocks = ["BO", "XK", "DQ", "CP", "NA", "GT", "RE", "TG", "QD", "FS", "JW", "HU", "VI", "AN", "OB", "ER", "FS", "LY", "PC", "ZM"]
    for c in word.uppercased() {
        guard let i = blocks.firstIndex(where: { $0.contains(c) }) else { return false }
        blocks.remove(at: i)
    }
    return true
}
for w in ["A", "BARK", "BooK", "TREAT", "CoMmOn", "SQUAD", "CONFUSE"] { print("\(w): \(canMake(w))") }
// Sum of digits, digital root
func digitalRoot(_ n: Int) -> (root: Int, persistence: Int) {
    var n = n, p = 0
    while n > 9 {
        n = String(n).map { Int(String($0))! }.reduce(0, +)
        p += 1
    }
    return (n, p)
}
for n in [627615, 39390, 588225, 393900588225] {
    let (root, persistence) = digitalRoot(n)
    print("\(n) has additive persistence \(persistence) and digital root \(root)")
}
// Amicable, perfect
func properDivisors(_ n: Int) -> [Int] { n < 2 ? [] : (1...n / 2).filter { n % $0 == 0 } }
let sums = (0...300).map { properDivisors($0).reduce(0, +) }
for n in 1...300 where sums[n] > n && sums[n] <= 300 && sums[sums[n]] == n { print("amicable:", n, sums[n]) }
print("perfect:", (1...300).filter { sums[$0] == $0 })
// Anagrams & semordnilaps
let words = ["abel", "able", "bale", "bela", "elba", "caret", "carte", "cater", "deal", "lead", "evil", "live", "vile"]
var anagrams = [String: [String]]()
for w in words { anagrams[String(w.sorted()), default: []].append(w) }
let most = anagrams.values.map { $0.count }.max()!
for set in anagrams.values.filter({ $0.count == most }).sorted(by: { $0[0] < $1[0] }) { print(set) }
let set = Set(words)
let semordnilap = words.filter { w in let r = String(w.reversed()); return r > w && set.contains(r) }
print(semordnilap.map { "\($0)/\(String($0.reversed()))" })
// Pangram, palindrome, comma quibbling
func quibble(_ w: [String]) -> String {
    switch w.count {
    case 0: return "{}"
    case 1: return "{\(w[0])}"
    default: return "{" + w.dropLast().joined(separator: ", ") + " and " + w.last! + "}"
    }
}
print([[], ["ABC"], ["ABC", "DEF"], ["ABC", "DEF", "G", "H"]].map(quibble))
// Temperature conversion
let k = 21.0
print(String(format: "K %.2f, C %.2f, F %.2f, R %.2f", k, k - 273.15, k * 1.8 - 459.67, k * 1.8))
// Dot product, averages
let a = [1, 3, -5], b = [4, -2, -1]
print(zip(a, b).map(*).reduce(0, +), zip(a, b).reduce(0) { $0 + $1.0 * $1.1 })
func mode(_ xs: [Int]) -> [Int] {
    let counts = xs.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
    let m = counts.values.max()
    return counts.filter { $0.value == m }.keys.sorted()
}
func median(_ xs: [Double]) -> Double { let s = xs.sorted(); let m = s.count / 2; return s.count % 2 == 0 ? (s[m] + s[m - 1]) / 2 : s[m] }
print(mode([1, 3, 6, 6, 6, 6, 7, 7, 12, 12, 17]), mode([1, 1, 2, 4, 4]), median([5, 3, 4]), median([4.1, 7.2, 1.7, 9.3]))
// Bottles of beer, short
for i in stride(from: 2, to: 0, by: -1) {
    let s = i == 1 ? "" : "s"
    print("\(i) bottle\(s) of beer on the wall, take one down, \(i - 1 == 0 ? "no more" : "\(i - 1)") left")
}
// Binary digits, hex, octal; temperature table
for n in [5, 50, 9000] { print(String(n, radix: 2), String(n, radix: 8), String(n, radix: 16, uppercase: true)) }
