struct Position: Hashable { var row: Int, column: Int }
enum Heading: CaseIterable { case up, right, down, left
    mutating func turn(_ clockwise: Bool) {
        let all = Heading.allCases
        let i = all.firstIndex(of: self)!
        self = all[(i + (clockwise ? 1 : all.count - 1)) % all.count]
    }
    var step: (Int, Int) { switch self { case .up: (-1, 0); case .right: (0, 1); case .down: (1, 0); case .left: (0, -1) } }
}
enum Cell { case empty, wall, crate(weight: Int), exit }
enum Outcome: Equatable { case moved, turned, bumped, pushed(Int), tooHeavy(by: Int), left }

protocol Robot: AnyObject {
    var name: String { get }
    var strength: Int { get }
    var position: Position { get set }
    var heading: Heading { get set }
}
class BasicRobot: Robot {
    let name: String
    var position: Position
    var heading: Heading = .right
    var strength: Int { 5 }
    init(_ name: String, at row: Int, _ column: Int) { self.name = name; position = Position(row: row, column: column) }
}
final class ForkLift: BasicRobot {
    var battery = 3
    override var strength: Int { battery > 0 ? 50 : super.strength }
}
struct Warehouse {
    private var cells: [[Cell]]
    private(set) var log: [(String, Outcome)] = []
    init(_ plan: String) {
        cells = plan.split(separator: "\n").map { $0.map { c in
            switch c {
            case "#": .wall
            case "E": .exit
            case "1"..."9": .crate(weight: c.wholeNumberValue! * 10)
            default: .empty
            }
        } }
    }
    subscript(p: Position) -> Cell {
        get { cells.indices ~= p.row && cells[p.row].indices ~= p.column ? cells[p.row][p.column] : .wall }
        set { cells[p.row][p.column] = newValue }
    }
    private func ahead(_ p: Position, _ h: Heading) -> Position { Position(row: p.row + h.step.0, column: p.column + h.step.1) }
    mutating func advance(_ robot: some Robot) -> Outcome {
        let next = ahead(robot.position, robot.heading)
        switch self[next] {
        case .wall: return .bumped
        case .exit: robot.position = next; return .left
        case .empty: robot.position = next; return .moved
        case .crate(let weight) where weight > robot.strength: return .tooHeavy(by: weight - robot.strength)
        case .crate(let weight):
            let beyond = ahead(next, robot.heading)
            guard case .empty = self[beyond] else { return .bumped }
            self[beyond] = .crate(weight: weight)
            self[next] = .empty
            robot.position = next
            (robot as? ForkLift)?.battery -= 1
            return .pushed(weight)
        }
    }
    mutating func run(_ robot: some Robot, _ program: String) -> [Outcome] {
        var out: [Outcome] = []
        for c in program {
            let o: Outcome
            switch c {
            case "L", "R": robot.heading.turn(c == "R"); o = .turned
            case "F": o = advance(robot)
            default: continue
            }
            out.append(o)
            log.append((robot.name, o))
            if o == .left { break }
        }
        return out
    }
    func picture(_ robots: [any Robot]) -> String {
        cells.enumerated().map { r, row in
            String(row.enumerated().map { c, cell -> Character in
                if let robot = robots.first(where: { $0.position == Position(row: r, column: c) }) { return robot.name.first! }
                switch cell {
                case .empty: return "."
                case .wall: return "#"
                case .exit: return "E"
                case .crate(let w): return Character("\(w / 10)")
                }
            })
        }.joined(separator: "\n")
    }
}
var house = Warehouse("""
    #######
    #..3..#
    #.#...E
    #..1..#
    #######
    """)
let basic = BasicRobot("bip", at: 1, 1), lift = ForkLift("Max", at: 3, 1)
print(house.picture([basic, lift]))
print(house.run(basic, "FFLF"))
print(house.run(lift, "FFFF"))
print(house.run(lift, "LFFLLF x"))
print(house.picture([basic, lift]))
lift.battery = 0
print(lift.strength, basic.strength, house.log.count, house.log.filter { $0.1 == .bumped }.map(\.0))
print(house.run(basic, "RRFLFFRFFLFFF"), basic.position, basic.heading)
let summary = Dictionary(grouping: house.log, by: \.0).mapValues { entries in entries.filter { if case .pushed = $0.1 { true } else { false } }.count }
print(summary.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
