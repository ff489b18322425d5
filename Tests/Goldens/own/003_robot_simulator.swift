// A robot on a grid, led by letters.
enum Direction: Int, CaseIterable { case north, east, south, west

    var right: Direction { Direction(rawValue: (rawValue + 1) % 4)! }
    var left: Direction { Direction(rawValue: (rawValue + 3) % 4)! }
    var delta: (dx: Int, dy: Int) {
        switch self {
        case .north: return (0, 1)
        case .east: return (1, 0)
        case .south: return (0, -1)
        case .west: return (-1, 0)
        }
    }
}

enum Command: Character {
    case turnLeft = "L", turnRight = "R", advance = "A"
}

struct Position: Hashable, CustomStringConvertible {
    var x = 0
    var y = 0
    var description: String { "(\(x), \(y))" }
}

class SimulatedRobot {
    private(set) var position: Position
    private(set) var bearing: Direction
    private(set) var visited: Set<Position>
    private var log: [String] = []

    init(at position: Position = Position(), facing bearing: Direction = .north) {
        self.position = position
        self.bearing = bearing
        visited = [position]
    }

    static func parse(_ text: String) -> [Command] { text.compactMap(Command.init(rawValue:)) }

    func execute(_ command: Command) {
        switch command {
        case .turnLeft: bearing = bearing.left
        case .turnRight: bearing = bearing.right
        case .advance:
            position.x += bearing.delta.dx
            position.y += bearing.delta.dy
            visited.insert(position)
        }
        log.append("\(command)")
    }

    @discardableResult
    func follow(_ text: String) -> Self {
        Self.parse(text).forEach(execute)
        return self
    }

    var summary: String { "\(position) facing \(bearing), \(visited.count) places, last: \(log.last ?? "nothing")" }
}

let robot = SimulatedRobot(at: Position(x: 7, y: 3))
print(robot.summary)
robot.follow("RAALAL")
print(robot.summary)
print(SimulatedRobot(at: Position(x: -2, y: 1), facing: .east).follow("RLLAAR?RALAL").summary)
print(SimulatedRobot().follow("AAAARAARAARAA").summary)
print(Direction.allCases.map(\.right), Direction.allCases.map { $0.left.left })
let unknown = "LxR".map { Command(rawValue: $0).map(String.init(describing:)) ?? "?" }
print(unknown.joined(separator: ","))
var walker = SimulatedRobot()
for step in 1...8 { walker.follow(String(repeating: "A", count: step) + "R") }
print(walker.summary)
let corners = walker.visited.sorted { ($0.x, $0.y) < ($1.x, $1.y) }.prefix(4)
print(Array(corners))
