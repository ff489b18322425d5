func factorial(_ n: Int) -> Int { n <= 1 ? 1 : n * factorial(n - 1) }
func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
func ackermann(_ m: Int, _ n: Int) -> Int {
    switch (m, n) {
    case (0, _): return n + 1
    case (_, 0): return ackermann(m - 1, 1)
    default: return ackermann(m - 1, ackermann(m, n - 1))
    }
}
func power(_ b: Double, _ e: Int) -> Double {
    if e == 0 { return 1 }
    if e < 0 { return 1 / power(b, -e) }
    let half = power(b, e / 2)
    return e % 2 == 0 ? half * half : half * half * b
}
func reverse(_ s: String) -> String { s.isEmpty ? "" : reverse(String(s.dropFirst())) + String(s.first!) }
func isPalindrome(_ s: Substring) -> Bool { s.count < 2 || (s.first == s.last && isPalindrome(s.dropFirst().dropLast())) }
func digits(_ n: Int) -> [Int] { n < 10 ? [n] : digits(n / 10) + [n % 10] }
func digitalRoot(_ n: Int) -> Int { n < 10 ? n : digitalRoot(digits(n).reduce(0, +)) }
func binary(_ n: Int) -> String { n < 2 ? "\(n)" : binary(n / 2) + "\(n % 2)" }
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
func flatten(_ any: Any) -> [Int] {
    if let n = any as? Int { return [n] }
    if let list = any as? [Any] { return list.flatMap(flatten) }
    return []
}
print((0...10).map(factorial), (0...12).map(fib), ackermann(2, 3), power(2, 10), power(2, -2))
print(reverse("recursion"), isPalindrome("level"), isPalindrome("lever"), digits(90210), digitalRoot(98765), binary(37), gcd(252, 105))
print(flatten([1, [2, [3, "x", [4]] as [Any]] as [Any], 5] as [Any]))

func collatzTree(_ n: Int, depth: Int) -> [Int] {
    guard depth > 0 else { return [n] }
    var out = [n] + collatzTree(2 * n, depth: depth - 1)
    if n % 6 == 4, n > 4 { out += collatzTree((n - 1) / 3, depth: depth - 1) }
    return out
}
print(collatzTree(1, depth: 6).sorted())
func sierpinski(_ n: Int) -> [String] {
    guard n > 0 else { return ["*"] }
    let previous = sierpinski(n - 1)
    let space = String(repeating: " ", count: 1 << (n - 1))
    return previous.map { space + $0 + space } + previous.map { $0 + " " + $0 }
}
print(sierpinski(3).joined(separator: "\n"))
func dragon(_ n: Int) -> String { n == 0 ? "" : { let d = dragon(n - 1); return d + "R" + String(d.reversed().map { $0 == "R" ? "L" : "R" }) }() }
print(dragon(4))
func cantor(_ width: Int) -> String { width < 3 ? String(repeating: "#", count: width) : cantor(width / 3) + String(repeating: ".", count: width / 3) + cantor(width / 3) }
print(cantor(27))
func gray(_ n: Int) -> [String] { n == 0 ? [""] : gray(n - 1).map { "0" + $0 } + gray(n - 1).reversed().map { "1" + $0 } }
print(gray(3))
func powerset<T>(_ items: [T]) -> [[T]] { items.first.map { f in powerset(Array(items.dropFirst())).flatMap { [$0, [f] + $0] } } ?? [[]] }
print(powerset([1, 2, 3]).map { "\($0.count)" }.joined(), powerset(["a", "b"]))
func mergeSort<T: Comparable>(_ a: [T]) -> [T] {
    if a.count < 2 { return a }
    let (l, r) = (mergeSort(Array(a.prefix(a.count / 2))), mergeSort(Array(a.suffix(from: a.count / 2))))
    func merge(_ x: ArraySlice<T>, _ y: ArraySlice<T>) -> [T] {
        guard let a = x.first else { return Array(y) }
        guard let b = y.first else { return Array(x) }
        return a <= b ? [a] + merge(x.dropFirst(), y) : [b] + merge(x, y.dropFirst())
    }
    return merge(l[...], r[...])
}
print(mergeSort([5, 2, 9, 1, 5, 6]), mergeSort(["pear", "fig", "apple"]))
func count(_ amount: Int, _ coins: [Int]) -> Int { amount == 0 ? 1 : amount < 0 || coins.isEmpty ? 0 : count(amount - coins[0], coins) + count(amount, Array(coins.dropFirst())) }
print(count(50, [25, 10, 5, 1]), count(3, [2]))
struct Folder { let name: String; var children: [Folder] = []; var size = 0
    var total: Int { size + children.reduce(0) { $0 + $1.total } }
    var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }
    func lines(_ prefix: String = "") -> [String] {
        ["\(prefix)\(name) \(total)"] + children.enumerated().flatMap { i, c in
            c.lines(prefix.replacing("├─", with: "│ ").replacing("└─", with: "  ") + (i == children.count - 1 ? "└─" : "├─"))
        }
    }
}
let root = Folder(name: "/", children: [Folder(name: "usr", children: [Folder(name: "bin", size: 7), Folder(name: "lib", size: 30)]), Folder(name: "tmp", size: 1)])
print(root.lines().joined(separator: "\n"), root.depth)
func z(_ f: @escaping (@escaping (Int) -> Int) -> (Int) -> Int) -> (Int) -> Int { { x in f(z(f))(x) } }
print(z { me in { n in n == 0 ? 1 : n * me(n - 1) } }(6))
func pi(_ n: Int, _ k: Int = 1) -> Double { k > n ? 0 : (k % 2 == 1 ? 4 : -4) / Double(2 * k - 1) + pi(n, k + 1) }
print((pi(200) * 1000).rounded() / 1000)
