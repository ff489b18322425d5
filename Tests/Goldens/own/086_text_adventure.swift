enum Direction: String, CaseIterable {
    case north, south, east, west
    var opposite: Direction {
        switch self {
        case .north: .south
        case .south: .north
        case .east: .west
        case .west: .east
        }
    }
    init?(abbreviation: Character) {
        guard let match = Self.allCases.first(where: { $0.rawValue.first == abbreviation }) else { return nil }
        self = match
    }
}

final class Room {
    let title: String
    var exits: [Direction: Room] = [:]
    var items: Set<String>
    var isDark = false
    init(_ title: String, items: Set<String> = []) { self.title = title; self.items = items }
    func connect(_ d: Direction, to other: Room) {
        exits[d] = other
        other.exits[d.opposite] = self
    }
}

enum Command: Equatable {
    case go(Direction), take(String), drop(String), look, inventory, unknown(String)

    init(parsing line: String) {
        let words = line.lowercased().split(separator: " ").map(String.init)
        switch (words.first, words.dropFirst().joined(separator: " ")) {
        case (let w?, "") where w.count == 1 && Direction(abbreviation: Character(w)) != nil:
            self = .go(Direction(abbreviation: Character(w))!)
        case ("go"?, let where_) where Direction(rawValue: where_) != nil: self = .go(Direction(rawValue: where_)!)
        case ("take"?, let thing) where !thing.isEmpty, ("get"?, let thing) where !thing.isEmpty: self = .take(thing)
        case ("drop"?, let thing): self = .drop(thing)
        case ("look"?, _): self = .look
        case ("inventory"?, _), ("inv"?, _): self = .inventory
        default: self = .unknown(line)
        }
    }
}

struct Game {
    private(set) var here: Room
    private(set) var inventory: Set<String> = []
    private(set) var moves = 0

    init(start: Room) { here = start }

    mutating func perform(_ command: Command) -> String {
        defer { moves += 1 }
        switch command {
        case .go(let direction):
            guard let next = here.exits[direction] else { return "You can't go \(direction)." }
            here = next
            return perform(.look)
        case .take(let thing):
            guard here.items.remove(thing) != nil else { return "There is no \(thing) here." }
            inventory.insert(thing)
            return "Taken."
        case .drop(let thing) where inventory.contains(thing):
            inventory.remove(thing)
            here.items.insert(thing)
            return "Dropped."
        case .drop: return "You don't have that."
        case .look:
            if here.isDark && !inventory.contains("lamp") { return "It is pitch dark." }
            let exits = here.exits.keys.map(\.rawValue).sorted().joined(separator: ", ")
            let things = here.items.isEmpty ? "" : " You see: \(here.items.sorted().joined(separator: ", "))."
            return "\(here.title). Exits: \(exits).\(things)"
        case .inventory: return inventory.isEmpty ? "Nothing." : inventory.sorted().joined(separator: " and ")
        case .unknown(let line): return "I don't know how to “\(line)”."
        }
    }
}

let hall = Room("A dusty hall", items: ["lamp", "rug"])
let cellar = Room("The cellar", items: ["gold coin"])
let garden = Room("A garden")
cellar.isDark = true
hall.connect(.south, to: cellar)
garden.connect(.west, to: hall)

var game = Game(start: hall)
let script = """
    look
    go south
    n
    take lamp
    TAKE RUG
    s
    take gold coin
    go up
    w
    north
    n
    e
    drop rug
    drop piano
    inv
    dance wildly
    go west
    look
    """
for line in script.split(separator: "\n") {
    print("> \(line)")
    print(game.perform(Command(parsing: String(line))))
}
print(game.moves, game.here === hall, game.inventory.count, Command(parsing: "get lamp") == .take("lamp"), Command(parsing: "take"))
