var evaluations = 0
func expensive(_ n: Int) -> Int { evaluations += 1; return n * n }

let eager = (1...10).map(expensive).first { $0 > 20 }
print(eager!, evaluations)
evaluations = 0
let lazyOne = (1...10).lazy.map(expensive).first { $0 > 20 }
print(lazyOne!, evaluations)
evaluations = 0
let view = [5, 3, 8].lazy.map { expensive($0) }.filter { $0 > 10 }
print(evaluations, Array(view), evaluations, view.count, evaluations)

let evens = (1...).lazy.filter { $0.isMultiple(of: 2) }
print(Array(evens.prefix(5)), evens.first { $0 > 100 }!, evens.map { $0 * $0 }.prefix(3).reduce(0, +))
let flat = [[1, 2], [], [3]].lazy.flatMap { $0 }.map { $0 + 1 }
print(Array(flat), flat.contains(4), Array([1, nil, 3].lazy.compactMap { $0 }), (1...20).lazy.drop { $0 < 15 }.prefix { $0 < 18 }.map { $0 })
print("a,b,c".lazy.split(separator: ",").map { String($0) }, [3, 1, 2].lazy.sorted(), [1, 2, 3].lazy.reversed().map { $0 }, Array((1...3).lazy.map { "\($0)" }.joined(separator: "-")))

let squares = sequence(first: 1, next: { $0 + 1 }).lazy.map { $0 * $0 }
for s in squares { if s > 30 { break }; print(s, terminator: " ") }
print()
let primes = sequence(state: [Int]()) { (found: inout [Int]) -> Int? in
    var n = (found.last ?? 1) + 1
    while found.contains(where: { n % $0 == 0 }) { n += 1 }
    found.append(n)
    return n
}
print(Array(primes.prefix(12)))

struct Memo<Key: Hashable, Value> {
    private var table: [Key: Value] = [:]
    private(set) var misses = 0
    mutating func callAsFunction(_ key: Key, _ make: (inout Memo, Key) -> Value) -> Value {
        if let v = table[key] { return v }
        misses += 1
        let v = make(&self, key)
        table[key] = v
        return v
    }
}
func grid(_ memo: inout Memo<[Int], Int>, _ k: [Int]) -> Int {
    if k[0] == 0 || k[1] == 0 { return 1 }
    return memo([k[0] - 1, k[1]], grid) + memo([k[0], k[1] - 1], grid)
}
var memo = Memo<[Int], Int>()
print(memo([6, 6], grid), memo.misses)

struct Lazy<T> {
    private enum State { case pending(() -> T), done(T) }
    private var state: State
    init(_ make: @escaping @autoclosure () -> T) { state = .pending(make) }
    var value: T {
        mutating get {
            switch state {
            case .done(let v): return v
            case .pending(let make):
                let v = make()
                state = .done(v)
                return v
            }
        }
    }
}
evaluations = 0
var slow = Lazy(expensive(12))
print(evaluations, slow.value, slow.value, evaluations)
class Report {
    private(set) var log: [String] = []
    lazy var header: String = { log.append("header"); return "# Report" }()
    lazy private(set) var lines = [header] + body()
    private func body() -> [String] { log.append("body"); return ["one", "two"] }
    func reset() { lines = []; header += "!" }
}
let r = Report()
print(r.log)
print(r.lines, r.log)
r.reset()
print(r.lines, r.header, r.log)
let words = ["apple", "bob", "cat", "level", "noon", "dog"]
let found = words.lazy.filter { w in w == String(w.reversed()) }.map { $0.uppercased() }
for (i, w) in zip(1..., found) { print("\(i). \(w)") }
let (mn, mx) = words.map(\.count).reduce((Int.max, Int.min)) { (min($0.0, $1), max($0.1, $1)) }
print(mn, mx, words.map(\.count).sorted().reduce(into: [:] as [Int: Int]) { $0[$1, default: 0] += 1 }.sorted { $0 < $1 }.map { "\($0.key)x\($0.value)" })
var it = words.makeIterator()
_ = it.next()
let rest = IteratorSequence(it).map { $0.first! }
print(String(rest), Array(zip(words, words.indices)).last!.1, stride(from: 0, to: 6, by: 2).map { words[$0] }, words.indices.reversed().map { $0 }.first!)
