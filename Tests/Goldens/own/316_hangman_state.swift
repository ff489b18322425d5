struct Hangman { enum Phase: Equatable { case playing(left: Int), won, lost(word: String) }
    enum Guess: Equatable { case hit(count: Int), miss, repeated, invalid(Character) }
    private let word: [Character]; private(set) var tried: Set<Character> = []; private let lives: Int; private(set) var history: [(Character, Guess)] = []
    init?(_ w: some StringProtocol, lives: Int = 5) { guard !w.isEmpty, w.allSatisfy({ $0.isLetter || $0 == "-" }) else { return nil }; word = Array(w.lowercased()); self.lives = lives }
    var misses: Int { tried.subtracting(word).count }
    var mask: String { word.map { $0 == "-" || tried.contains($0) ? String($0) : "_" }.joined(separator: " ") }
    var phase: Phase { if misses >= lives { return .lost(word: String(word)) }; return Set(word).subtracting(tried).subtracting("-").isEmpty ? .won : .playing(left: lives - misses) }
    mutating func guess(_ raw: Character) -> Guess { let c = Character(raw.lowercased()); let g: Guess; defer { history.append((raw, g)) }
        guard c.isLetter, c.isASCII else { g = .invalid(raw); return g }
        switch (tried.insert(c).inserted, word.filter { $0 == c }.count) { case (false, _): g = .repeated; case (true, 0): g = .miss; case (true, let n): g = .hit(count: n) }
        return g } }
struct Picture { static let parts = ["O", "|", "/", "\\", "/", "\\"]; static func draw(_ n: Int) -> String { parts.prefix(n).joined() + String(repeating: ".", count: Swift.max(0, parts.count - n)) } }
func play(_ w: String, _ letters: String, lives: Int = 5) { guard var g = Hangman(w, lives: lives) else { print("cannot play \"\(w)\""); return }
    for c in letters { let r = g.guess(c); let note = switch r { case .hit(1): "yes"; case .hit(let n): "yes ×\(n)"; case .miss: "no"; case .repeated: "again?"; case .invalid(let x): "bad \(x)" }; print(c, note, g.mask, Picture.draw(g.misses), separator: "  ")
        guard case .playing(let left) = g.phase else { break }; if left == 1 { print("careful!") } }
    switch g.phase { case .won: print("won with \(g.misses) misses"); case .lost(let word): print("lost:", word); case .playing(let n) where n > 3: print("plenty left"); case .playing: print("unfinished") }
    let stats = Dictionary(grouping: g.history, by: { switch $0.1 { case .hit: "hit"; case .miss: "miss"; default: "other" } }).mapValues { $0.map(\.0) }; print(stats.keys.sorted().map { "\($0):\(String(stats[$0]!))" }) }
play("Banana", "axnb"); play("swift-ui", "swiftu!s", lives: 3); play("cat", "xyzqwv", lives: 2); play("", "a"); play("no1", "a"); play("Zoo", "z")
struct Solver { var words: [String]; func best(_ tried: Set<Character>) -> Character? { words.flatMap { Set($0) }.reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }.filter { !tried.contains($0.key) }.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }
    mutating func prune(_ mask: String, _ tried: Set<Character>) { let m = mask.filter { $0 != " " }; words = words.filter { w in w.count == m.count && zip(w, m).allSatisfy { $1 == "_" ? !tried.contains($0) : $0 == $1 } } } }
var s = Solver(words: ["apple", "angle", "ankle", "uncle", "table"]), g = Hangman("ankle")!
while case .playing = g.phase, let c = s.best(g.tried) { _ = g.guess(c); s.prune(g.mask, g.tried); print(c, g.mask, s.words) }
print(g.phase, g.tried.sorted().map(String.init).joined())
