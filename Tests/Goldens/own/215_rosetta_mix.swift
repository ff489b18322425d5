// Rosetta style: several tasks, one after another
// Task: 100 doors
var doors = [Bool](repeating: false, count: 101)
for step in 1...100 { for d in stride(from: step, through: 100, by: step) { doors[d].toggle() } }
print("Open:", doors.indices.filter { doors[$0] })
// Task: Look and say
func lookAndSay(_ s: String) -> String {
    var result = "", count = 0
    var previous: Character? = nil
    for c in s {
        if c == previous { count += 1 } else {
            if let p = previous { result += "\(count)\(p)" }
            previous = c
            count = 1
        }
    }
    return previous == nil ? "" : result + "\(count)\(previous!)"
}
print(sequence(first: "1", next: lookAndSay).prefix(7).joined(separator: ", "))
// Task: Towers of Hanoi
func hanoi(_ n: Int, a: String, b: String, c: String, _ moves: inout [(String, String)]) {
    if n > 0 {
        hanoi(n - 1, a: a, b: c, c: b, &moves)
        moves.append((a, c))
        hanoi(n - 1, a: b, b: a, c: c, &moves)
    }
}
var moves = [(String, String)]()
hanoi(3, a: "L", b: "M", c: "R", &moves)
print(moves.count, moves.map { "\($0)\($1)" }.joined(separator: " "))
// Task: Ackermann, Hailstone, Perfect shuffle
func ackerman(m: Int, n: Int) -> Int { m == 0 ? n + 1 : n == 0 ? ackerman(m: m - 1, n: 1) : ackerman(m: m - 1, n: ackerman(m: m, n: n - 1)) }
print(ackerman(m: 2, n: 3))
func faro<T>(_ deck: [T]) -> [T] { let h = deck.count / 2; return zip(deck[..<h], deck[h...]).flatMap { [$0, $1] } }
for size in [8, 24, 52] {
    let start = Array(0..<size)
    var deck = start, n = 0
    repeat { deck = faro(deck); n += 1 } while deck != start
    print(size, n)
}
// Task: Power set, Combinations, Cartesian product
extension Array {
    var powerset: [[Element]] { isEmpty ? [[]] : Array(dropFirst()).powerset.flatMap { [[self[0]] + $0, $0] } }
    func combinations(_ k: Int) -> [[Element]] {
        k == 0 ? [[]] : indices.flatMap { i in Array(self[(i + 1)...]).combinations(k - 1).map { [self[i]] + $0 } }
    }
}
print([1, 2, 3].powerset.sorted { $0.lexicographicallyPrecedes($1) }, ["a", "b", "c", "d"].combinations(2).map { $0.joined() })
func product<A, B>(_ a: [A], _ b: [B]) -> [(A, B)] { a.flatMap { x in b.map { (x, $0) } } }
print(product([1, 2], ["x", "y"]))
// Task: Spiral, Zig-zag, Pascal
let n = 5
var zigzag = [[Int]](repeating: [Int](repeating: 0, count: n), count: n)
var (i, j) = (0, 0)
for e in 0..<n * n {
    zigzag[i][j] = e
    if (i + j) & 1 == 0 {
        if j < n - 1 { j += 1 } else { i += 2 }
        if i > 0 { i -= 1 }
    } else {
        if i < n - 1 { i += 1 } else { j += 2 }
        if j > 0 { j -= 1 }
    }
}
for row in zigzag { print(row.map { ($0 < 10 ? " " : "") + String($0) }.joined(separator: " ")) }
// Task: Caesar, balanced brackets, bulls & cows
func balanced(_ s: String) -> Bool {
    var stack: [Character] = []
    let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
    for c in s {
        if pairs.values.contains(c) { stack.append(c) }
        else if let open = pairs[c], stack.popLast() != open { return false }
    }
    return stack.isEmpty
}
print(["[]", "([)]", "{[()]}", "", "]["].map { ($0, balanced($0)) })
func bullsAndCows(_ secret: String, _ guess: String) -> (bulls: Int, cows: Int) {
    let bulls = zip(secret, guess).filter { $0 == $1 }.count
    let common = Set(guess).map { c in min(secret.filter { $0 == c }.count, guess.filter { $0 == c }.count) }.reduce(0, +)
    return (bulls, common - bulls)
}
let bc = bullsAndCows("1234", "1325")
print("bulls \(bc.bulls), cows \(bc.cows)", bc)
