class Person { var residence: Residence? }
class Residence { var rooms: [Room] = []; var numberOfRooms: Int { return rooms.count }; subscript(i: Int) -> Room { get { return rooms[i] } set { rooms[i] = newValue } }; func printNumberOfRooms() { print("The number of rooms is \(numberOfRooms)") }; var address: Address? }
class Room { let name: String; init(name: String) { self.name = name } }
class Address { var buildingName: String?; var buildingNumber: String?; var street: String?; func buildingIdentifier() -> String? { if let buildingNumber = buildingNumber, let street = street { return "\(buildingNumber) \(street)" } else if buildingName != nil { return buildingName } else { return nil } } }
let john = Person()
if let roomCount = john.residence?.numberOfRooms { print("John's residence has \(roomCount) room(s).") } else { print("Unable to retrieve the number of rooms.") }
func createAddress() -> Address { print("Function was called."); let someAddress = Address(); someAddress.buildingNumber = "29"; someAddress.street = "Acacia Road"; return someAddress }
john.residence?.address = createAddress()
if john.residence?.printNumberOfRooms() != nil { print("printed") } else { print("It was not possible to print the number of rooms.") }
if (john.residence?.address = createAddress()) != nil { print("set") } else { print("It was not possible to set the address.") }
john.residence?[0] = Room(name: "Bathroom")
let johnsHouse = Residence()
johnsHouse.rooms.append(Room(name: "Living Room"))
johnsHouse.rooms.append(Room(name: "Kitchen"))
john.residence = johnsHouse
print(john.residence?[0].name ?? "-", john.residence?.address?.street ?? "no street")
john.residence?.address = createAddress()
john.residence?.address?.buildingName = "The Larches"
if let buildingIdentifier = john.residence?.address?.buildingIdentifier() { print("John's building identifier is \(buildingIdentifier).") }
if let beginsWithThe = john.residence?.address?.buildingIdentifier()?.hasPrefix("The") { print(beginsWithThe ? "begins with The" : "does not begin with The") }
var testScores = ["Dave": [86, 82, 84], "Bev": [79, 94, 81]]
testScores["Dave"]?[0] = 91
testScores["Bev"]?[0] += 1
testScores["Brian"]?[0] = 72
print(testScores["Dave"]!, testScores["Bev"]!, testScores["Brian"] as Any)
protocol Shape { func draw() -> String }
struct Triangle: Shape { var size: Int; func draw() -> String { var result: [String] = []; for length in 1...size { result.append(String(repeating: "*", count: length)) }; return result.joined(separator: "\n") } }
struct FlippedShape<T: Shape>: Shape { var shape: T; func draw() -> String { if shape is Square { return shape.draw() }; let lines = shape.draw().split(separator: "\n"); return lines.reversed().joined(separator: "\n") } }
struct JoinedShape<T: Shape, U: Shape>: Shape { var top: T; var bottom: U; func draw() -> String { return top.draw() + "\n" + bottom.draw() } }
struct Square: Shape { var size: Int; func draw() -> String { let line = String(repeating: "*", count: size); let result = Array<String>(repeating: line, count: size); return result.joined(separator: "\n") } }
func makeTrapezoid() -> some Shape { let top = Triangle(size: 2); let middle = Square(size: 2); let bottom = FlippedShape(shape: top); let trapezoid = JoinedShape(top: top, bottom: JoinedShape(top: middle, bottom: bottom)); return trapezoid }
print(makeTrapezoid().draw())
func flip<T: Shape>(_ shape: T) -> some Shape { return FlippedShape(shape: shape) }
func join<T: Shape, U: Shape>(_ top: T, _ bottom: U) -> some Shape { JoinedShape(top: top, bottom: bottom) }
print(join(Triangle(size: 3), flip(Triangle(size: 3))).draw(), type(of: flip(Square(size: 1))))
struct VerticalShapes: Shape { var shapes: [any Shape]; func draw() -> String { return shapes.map { $0.draw() }.joined(separator: "\n\n") } }
let vertical = VerticalShapes(shapes: [Square(size: 2), flip(Triangle(size: 2))])
print(vertical.draw(), vertical.shapes.compactMap { $0 as? Square }.count)
func `repeat`<T: Shape>(shape: T, count: Int) -> some Collection { return Array<T>(repeating: shape, count: count) }
print(`repeat`(shape: Square(size: 1), count: 3).count)
@propertyWrapper struct SmallNumber { private var maximum: Int; private var number: Int; private(set) var projectedValue: Bool; var wrappedValue: Int { get { return number } set { if newValue > maximum { number = maximum; projectedValue = true } else { number = newValue; projectedValue = false } } }; init() { maximum = 12; number = 0; projectedValue = false }; init(wrappedValue: Int) { maximum = 12; number = min(wrappedValue, maximum); projectedValue = false }; init(wrappedValue: Int, maximum: Int) { self.maximum = maximum; number = min(wrappedValue, maximum); projectedValue = false } }
struct MixedRectangle { @SmallNumber var height: Int = 1; @SmallNumber(maximum: 9) var width: Int = 2; @SmallNumber var depth: Int; @SmallNumber(wrappedValue: 5, maximum: 4) var other: Int }
var mixed = MixedRectangle()
mixed.height = 20; mixed.width = 8
print(mixed.height, mixed.width, mixed.depth, mixed.other, mixed.$height, mixed.$width)
