struct Sudoku: CustomStringConvertible {
    private var cells: [Int]

    init?(_ text: String) {
        cells = text.compactMap { c in c == "." ? 0 : c.wholeNumberValue }
        if cells.count != 81 { return nil }
    }

    subscript(r: Int, c: Int) -> Int {
        get { cells[9 * r + c] }
        set { cells[9 * r + c] = newValue }
    }

    private func used(_ i: Int) -> Set<Int> {
        let (r, c) = (i / 9, i % 9)
        let box = (r / 3 * 3, c / 3 * 3)
        var seen = Set<Int>()
        for k in 0..<9 {
            seen.insert(self[r, k])
            seen.insert(self[k, c])
            seen.insert(self[box.0 + k / 3, box.1 + k % 3])
        }
        return seen
    }

    func candidates(at i: Int) -> [Int] { Set(1...9).subtracting(used(i)).sorted() }

    mutating func solve() -> Bool {
        let open = cells.indices.filter { cells[$0] == 0 }
        guard let best = open.min(by: { candidates(at: $0).count < candidates(at: $1).count }) else { return true }
        for n in candidates(at: best) {
            cells[best] = n
            if solve() { return true }
        }
        cells[best] = 0
        return false
    }

    var isValid: Bool {
        let units = (0..<9).flatMap { u -> [[Int]] in
            [(0..<9).map { self[u, $0] }, (0..<9).map { self[$0, u] }, (0..<9).map { self[u / 3 * 3 + $0 / 3, u % 3 * 3 + $0 % 3] }]
        }
        return units.allSatisfy { unit in
            let filled = unit.filter { $0 > 0 }
            return Set(filled).count == filled.count
        }
    }

    var description: String {
        (0..<9).map { r in (0..<9).map { c in self[r, c] == 0 ? "." : "\(self[r, c])" }.joined() + (r % 3 == 2 && r < 8 ? "\n" : "") }.joined(separator: "\n")
    }
}

var puzzle = Sudoku("""
    534678912672195348198342567859761423426853791713924856961537284287419.35.45286179
    """)!
print(puzzle.isValid, puzzle.candidates(at: 7 * 9 + 6))
print(puzzle.solve(), puzzle.isValid)
print(puzzle)
print(Sudoku("12") == nil)
puzzle[0, 0] = puzzle[0, 1]
print(puzzle.isValid)

// Send + more = money, and colours on a map.
func permute(_ k: Int, _ digits: Set<Int>, _ chosen: [Int], _ test: ([Int]) -> Bool) -> [Int]? {
    if chosen.count == k { return test(chosen) ? chosen : nil }
    for d in digits.sorted() {
        if let found = permute(k, digits.subtracting([d]), chosen + [d], test) { return found }
    }
    return nil
}
func value(_ word: String, _ map: [Character: Int]) -> Int { word.reduce(0) { $0 * 10 + map[$1]! } }
func alphametic(_ words: [String], equals result: String) -> [Character: Int]? {
    let letters = Set((words + [result]).joined()).sorted()
    let leading = Set((words + [result]).map { $0.first! })
    let digits = permute(letters.count, Set(0...4), []) { d in
        let map = Dictionary(uniqueKeysWithValues: zip(letters, d))
        return !leading.contains { map[$0] == 0 } && words.map { value($0, map) }.reduce(0, +) == value(result, map)
    }
    return digits.map { Dictionary(uniqueKeysWithValues: zip(letters, $0)) }
}
if let solution = alphametic(["A", "A", "A"], equals: "B") { print(solution.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }) }
print(alphametic(["AB", "BA"], equals: "CC")?.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" } ?? [], alphametic(["A"], equals: "BB") as Any)

let borders: KeyValuePairs = ["WA": ["NT", "SA"], "NT": ["WA", "SA", "Q"], "SA": ["WA", "NT", "Q", "NSW", "V"], "Q": ["NT", "SA", "NSW"], "NSW": ["Q", "SA", "V"], "V": ["SA", "NSW"], "T": []]
func colour(_ places: ArraySlice<(key: String, value: [String])>, _ done: [String: String] = [:]) -> [String: String]? {
    guard let (place, near) = places.first else { return done }
    for c in ["red", "green", "blue"] where !near.contains(where: { done[$0] == c }) {
        var next = done
        next[place] = c
        if let all = colour(places.dropFirst(), next) { return all }
    }
    return nil
}
for (place, c) in colour(Array(borders)[...])!.sorted(by: { $0.key < $1.key }) { print(place, c, terminator: "; ") }
print()
