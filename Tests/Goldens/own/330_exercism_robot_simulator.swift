enum Bearing: Int {
    case north = 0, east, south, west
    mutating func turnRight() { self = Bearing(rawValue: (rawValue + 1) % 4)! }
    mutating func turnLeft() { self = Bearing(rawValue: (rawValue + 3) % 4)! }
}
enum Action: Character {
    case turnRight = "R"
    case turnLeft = "L"
    case advance = "A"
}
class SimulatedRobot {
    var bearing: Bearing
    var coordinates: [Int]

    init() {
        bearing = .north
        coordinates = [0, 0]
    }
    func orient(_ bearing: Bearing) { self.bearing = bearing }
    func turnRight() { bearing.turnRight() }
    func turnLeft() { bearing.turnLeft() }
    func at(x: Int, y: Int) { coordinates = [x, y] }
    func advance() {
        switch bearing {
        case .north: coordinates[1] += 1
        case .south: coordinates[1] -= 1
        case .east: coordinates[0] += 1
        case .west: coordinates[0] -= 1
        }
    }
    func instructions(_ commands: String) -> [Action] {
        return commands.compactMap { Action(rawValue: $0) }
    }
    func place(x: Int, y: Int, direction: Bearing) {
        at(x: x, y: y)
        orient(direction)
    }
    func evaluate(_ commands: String) {
        for action in instructions(commands) {
            switch action {
            case .turnLeft: turnLeft()
            case .turnRight: turnRight()
            case .advance: advance()
            }
        }
    }
}
let robot = SimulatedRobot()
robot.place(x: 0, y: 0, direction: .north)
robot.evaluate("LAAARALA")
print(robot.coordinates, robot.bearing)
let r2 = SimulatedRobot()
r2.place(x: 2, y: -7, direction: .east)
r2.evaluate("RRAAAAALA?")
print(r2.coordinates, r2.bearing, r2.bearing == .south)
print(r2.instructions("RALX"))
