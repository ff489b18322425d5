func sieve(upTo limit: Int) -> [Int] {
  guard limit > 1 else { return [] }
  var isPrime = [Bool](repeating: true, count: limit + 1)
  isPrime[0...1] = [false, false]
  var n = 2
  while n * n <= limit {
    defer { n += 1 }
    guard isPrime[n] else { continue }
    for multiple in stride(from: n * n, through: limit, by: n) { isPrime[multiple] = false }
  }
  return isPrime.indices.filter { isPrime[$0] }
}

func primeFactors(_ number: Int) -> [Int] {
  var n = number, f = 2, out: [Int] = []
  while n > 1 {
    while n % f == 0 { out.append(f); n /= f }
    f += f == 2 ? 1 : 2
    if f * f > n && n > 1 { out.append(n); break }
  }
  return out
}

extension Int {
  var isPrime: Bool {
    switch self {
    case ..<2: return false
    case 2, 3: return true
    default: return !(2...Int(Double(self).squareRoot())).contains { self % $0 == 0 }
    }
  }
  var divisors: [Int] { (1...self).filter(isMultiple(of:)) }
  enum Classification { case perfect, abundant, deficient }
  var classification: Classification {
    let aliquot = divisors.dropLast().reduce(0, +)
    return aliquot == self ? .perfect : aliquot > self ? .abundant : .deficient
  }
  var digits: [Int] { String(self).compactMap(\.wholeNumberValue) }
  var isArmstrong: Bool {
    let d = digits
    return d.map { base in (0..<d.count).reduce(1) { p, _ in p * base } }.reduce(0, +) == self
  }
  var collatz: Int { self == 1 ? 0 : 1 + (self % 2 == 0 ? self / 2 : 3 * self + 1).collatz }
  var reversed: Int { Int(String(String(self).reversed()))! }
}

print(sieve(upTo: 50), sieve(upTo: 1), sieve(upTo: 2))
for n in [60, 97, 1001, 901_255, 1] { print(n, primeFactors(n), primeFactors(n).reduce(1, *) == n) }
print((1...30).filter(\.isPrime) == sieve(upTo: 30), 7919.isPrime, 7917.isPrime)
print(28.classification, 12.classification, 8.classification, 28.divisors)
print([0, 9, 10, 153, 154, 9474, 9_926_315].map(\.isArmstrong), (1...10).map(\.collatz))
print((10...200).filter { $0 == $0.reversed }.count, 1234.reversed, 4096.digits)

func nthPrime(_ n: Int) -> Int { var k = n, p = 1; while k > 0 { p += 1; if p.isPrime { k -= 1 } }; return p }
print((1...10).map(nthPrime), nthPrime(100))
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
func lcm(_ numbers: Int...) -> Int { numbers.reduce(1) { $0 / gcd($0, $1) * $1 } }
print(gcd(1071, 462), lcm(4, 6, 10), lcm(), lcm(1, 2, 3, 4, 5, 6, 7, 8, 9, 10))
let triplets = (1..<40).flatMap { a in (a..<40).compactMap { b -> (Int, Int, Int)? in
  let c = Int(Double(a * a + b * b).squareRoot())
  return c * c == a * a + b * b && gcd(a, b) == 1 ? (a, b, c) : nil
} }
print(triplets)
let goldbach = stride(from: 4, through: 30, by: 2).map { n in (2...n / 2).first { $0.isPrime && (n - $0).isPrime }.map { "\(n)=\($0)+\(n - $0)" } ?? "none" }
print(goldbach.joined(separator: " "))
print("sum of digits of 2^60:", (1 << 60).digits.reduce(0, +), "triangular:", (1...8).map { $0 * ($0 + 1) / 2 }, "difference:", (1...100).reduce(0, +) * 5050 - (1...100).reduce(0) { $0 + $1 * $1 })
for i in 1...15 {
  switch (i % 3, i % 5) {
  case (0, 0): print("FizzBuzz")
  case (0, _): print("Fizz", terminator: " ")
  case (_, 0): print("Buzz", terminator: " ")
  default: print(i, terminator: " ")
  }
}
