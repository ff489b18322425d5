struct Polynomial: Equatable {
    private(set) var coefficients: [Int]   // lowest power first

    init(_ c: [Int]) {
        coefficients = c
        while let last = coefficients.last, last == 0 { coefficients.removeLast() }
    }

    var degree: Int { max(0, coefficients.count - 1) }

    subscript(power: Int) -> Int {
        coefficients.indices ~= power ? coefficients[power] : 0
    }

    func callAsFunction(_ x: Int) -> Int { coefficients.reversed().reduce(0) { $0 * x + $1 } }

    var derivative: Polynomial {
        Polynomial(zip(1..., coefficients.dropFirst()).map(*))
    }
}

extension Polynomial: ExpressibleByArrayLiteral { init(arrayLiteral e: Int...) { self.init(e) } }
extension Polynomial: ExpressibleByIntegerLiteral { init(integerLiteral v: Int) { self.init([v]) } }

func + (p: Polynomial, q: Polynomial) -> Polynomial {
    Polynomial((0..<max(p.coefficients.count, q.coefficients.count)).map { p[$0] + q[$0] })
}
func * (p: Polynomial, q: Polynomial) -> Polynomial {
    var out = Array(repeating: 0, count: p.coefficients.count + q.coefficients.count)
    for (i, a) in p.coefficients.enumerated() {
        for (j, b) in q.coefficients.enumerated() { out[i + j] += a * b }
    }
    return Polynomial(out)
}
prefix func - (p: Polynomial) -> Polynomial { Polynomial(p.coefficients.map(-)) }
func - (p: Polynomial, q: Polynomial) -> Polynomial { p + -q }
func ^ (p: Polynomial, n: Int) -> Polynomial { n == 0 ? 1 : p * (p ^ (n - 1)) }

extension Polynomial: CustomStringConvertible {
    var description: String {
        let superscripts = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
        var text = ""
        for (power, c) in coefficients.enumerated().reversed() where c != 0 {
            if text.isEmpty { if c < 0 { text += "-" } } else { text += c < 0 ? " - " : " + " }
            if abs(c) != 1 || power == 0 { text += String(abs(c)) }
            if power > 0 { text += "x" }
            if power > 1 { text += String("\(power)".map { superscripts[$0.wholeNumberValue!] }) }
        }
        return text.isEmpty ? "0" : text
    }
}

let p: Polynomial = [-1, 0, 2], q: Polynomial = [3, 1]
print("p =", p, " q =", q)
print("p + q =", p + q, "| p - q =", p - q, "| p * q =", p * q)
print("p(3) =", p(3), "q(-3) =", q(-3), "p' =", p.derivative, "p'' =", p.derivative.derivative, "p''' =", p.derivative.derivative.derivative)
print("q^5 =", q ^ 5)
print((q ^ 12).coefficients.count, ((q ^ 12) - (q ^ 12)).description, (p - p) == [], p[7], p.degree)
let table = (-2...2).map { x in "(\(x), \(p(x)))" }
print(table.joined(separator: " "))
func roots(of p: Polynomial, in range: ClosedRange<Int>) -> [Int] { range.filter { p($0) == 0 } }
print(roots(of: [6, -5, 1], in: -10...10), roots(of: (q * [-2, 1]) * [-7, 1], in: -10...10))
