@propertyWrapper
struct Clamped<Value: Comparable> {
    private var value: Value
    let range: ClosedRange<Value>
    var projectedValue: Bool { value == range.lowerBound || value == range.upperBound }
    var wrappedValue: Value {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
}

@propertyWrapper
struct Trimmed {
    private(set) var raw = ""
    var wrappedValue: String {
        get { raw }
        set {
            var s = Substring(newValue)
            while s.first?.isWhitespace == true { s.removeFirst() }
            while s.last?.isWhitespace == true { s.removeLast() }
            raw = String(s)
        }
    }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}

@propertyWrapper
final class Counted<T> {
    private var stored: T
    private(set) var gets = 0, sets = 0
    init(wrappedValue: T) { stored = wrappedValue }
    var wrappedValue: T {
        get { gets += 1; return stored }
        set { sets += 1; stored = newValue }
    }
    var projectedValue: Counted<T> { self }
}

struct Player {
    @Clamped(0...100) var health = 120
    @Clamped(-1.0...1.0) var balance: Double = 0
    @Trimmed var name: String
    @Counted var score = 0

    mutating func hit(_ damage: Int) { health -= damage }
}

var p = Player(name: "  Ada Lovelace \n")
print(p.name, p.health, p.$health)
p.hit(30)
print(p.health, p.$health)
p.hit(500)
print(p.health, p.$health)
p.balance = 3.5
print(p.balance, p.$balance)
p.name = "\tBo\t"
print("[\(p.name)]")
for i in 1...3 { p.score += i }
print(p.score, p.$score.gets, p.$score.sets)
let q = p
q.$score.wrappedValue = 50
print(p.score == q.score, p.$score === q.$score)

@propertyWrapper
struct UserDefault<T> {
    nonisolated(unsafe) static var store: [String: Any] { get { _store } set { _store = newValue } }
    let key: String
    let fallback: T
    init(_ key: String, default fallback: T) { self.key = key; self.fallback = fallback }
    var wrappedValue: T {
        get { _store[key] as? T ?? fallback }
        nonmutating set { _store[key] = newValue }
    }
}
nonisolated(unsafe) private var _store: [String: Any] = [:]

enum Settings {
    @UserDefault("volume", default: 7) static var volume: Int
    @UserDefault("theme", default: "light") static var theme: String
}
print(Settings.volume, Settings.theme)
Settings.volume = 11
Settings.theme += "-blue"
print(Settings.volume, Settings.theme, _store.keys.sorted())
_store["volume"] = "loud"
print(Settings.volume)

func greet(@Trimmed _ who: String) -> String { "Hello, \(who)!" }
print(greet("  there  "))
func local() -> Int {
    @Clamped(1...6) var die = 9
    die -= 2
    return die
}
print(local())
