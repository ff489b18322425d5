struct Lexicon {
    private var synonyms: [String: String] = [:]
    mutating func define(_ canonical: String, _ words: String...) { for w in words + [canonical] { synonyms[w] = canonical } }
    subscript(word: some StringProtocol) -> String { synonyms[String(word)] ?? String(word) }
}
indirect enum Sentence: Equatable { case verb(String), verbNoun(String, String), both(Sentence, Sentence), nothing }
struct Parser {
    let lexicon: Lexicon
    var noise: Set<String> = ["the", "a", "to", "at", "please"]
    func parse(_ s: String) -> Sentence {
        let clauses = s.lowercased().split(separator: ",").flatMap { $0.components(" and ") }
        return clauses.map(clause).reduce(.nothing) { acc, next in
            switch (acc, next) {
            case (.nothing, let x), (let x, .nothing): return x
            case let (x, y): return .both(x, y)
            }
        }
    }
    private func clause(_ c: Substring) -> Sentence {
        let words = c.split(separator: " ").map { lexicon[$0] }.filter { !noise.contains($0) }
        switch words.count {
        case 0: return .nothing
        case 1: return .verb(words[0])
        default: return .verbNoun(words[0], words[1...].joined(separator: "-"))
        }
    }
}
extension Substring {
    func components(_ separator: String) -> [Substring] {
        var out: [Substring] = [], rest = self
        while let r = rest.firstRange(of: separator) {
            out.append(rest[..<r.lowerBound])
            rest = rest[r.upperBound...]
        }
        return out + [rest]
    }
}
class Thing { let name: String; weak var place: Room?; var fixed: Bool { false }; init(_ n: String) { name = n } }
class Furniture: Thing { override var fixed: Bool { true } }
final class Room { let name: String; var exits: [String: Room] = [:]; private(set) var things: [Thing] = []
    init(_ n: String) { name = n }
    func put(_ ts: Thing...) { for t in ts { things.append(t); t.place = self } }
    func remove(_ n: String) -> Thing? { things.firstIndex { $0.name == n }.map { let t = things.remove(at: $0); t.place = nil; return t } } }
final class Game {
    var here: Room, carried: [Thing] = [], over = false
    private lazy var actions: [String: (String?) -> String] = [
        "look": { [unowned self] _ in "\(here.name): \(here.things.isEmpty ? "empty" : here.things.map(\.name).joined(separator: ", ")); exits \(here.exits.keys.sorted())" },
        "go": { [unowned self] d in
            guard let d, let next = here.exits[d] else { return "no way \(d ?? "nowhere")" }
            here = next
            return "you are in the \(next.name)"
        },
        "take": { [unowned self] n in
            guard let n, let t = here.things.first(where: { $0.name == n }) else { return "no \(n ?? "thing") here" }
            if t.fixed { return "the \(n) won't move" }
            carried.append(here.remove(n)!)
            return "taken: \(n)"
        },
        "quit": { [weak self] _ in self?.over = true; return "bye" },
    ]
    init(_ r: Room) { here = r }
    func perform(_ s: Sentence) -> [String] {
        switch s {
        case .nothing: return []
        case .both(let a, let b): return perform(a) + perform(b)
        case .verb(let v): return [actions[v].map { $0(nil) } ?? "how do I \(v)?"]
        case let .verbNoun(v, n): return [actions[v]?(n) ?? "I can't \(v) a \(n)"]
        }
    }
}
var lex = Lexicon()
lex.define("take", "get", "grab"); lex.define("go", "walk", "run"); lex.define("look", "l", "examine"); lex.define("quit", "exit")
let hall = Room("hall"), cellar = Room("cellar")
hall.exits["down"] = cellar; cellar.exits["up"] = hall
hall.put(Thing("lamp"), Furniture("table")); cellar.put(Thing("rusty-key"))
let game = Game(hall), parser = Parser(lexicon: lex)
for line in ["look", "Grab the lamp and get table", "please walk down, l", "take the rusty key, go sideways", "dance", "eat key", "", "exit"] {
    print(">", line)
    game.perform(parser.parse(line)).forEach { print(" ", $0) }
    if game.over { break }
}
print(game.carried.map(\.name), game.carried.allSatisfy { $0.place == nil }, parser.parse("go up and look") == .both(.verbNoun("go", "up"), .verb("look")))
