class Person {
    var residence: Residence?
    let name: String
    init(_ name: String) { self.name = name }
}
class Residence {
    var rooms: [Room] = []
    var numberOfRooms: Int { return rooms.count }
    subscript(i: Int) -> Room {
        get { return rooms[i] }
        set { rooms[i] = newValue }
    }
    func printNumberOfRooms() { print("The number of rooms is \(numberOfRooms)") }
    var address: Address?
}
class Room { let name: String; init(name: String) { self.name = name } }
class Address {
    var buildingName: String?
    var buildingNumber: String?
    var street: String?
    func buildingIdentifier() -> String? {
        if let buildingNumber = buildingNumber, let street = street {
            return "\(buildingNumber) \(street)"
        } else if buildingName != nil {
            return buildingName
        } else {
            return nil
        }
    }
}

let john = Person("John")
if let roomCount = john.residence?.numberOfRooms { print("\(roomCount) room(s).") } else { print("Unable to retrieve the number of rooms.") }
func createAddress() -> Address {
    print("Function was called.")
    let someAddress = Address()
    someAddress.buildingNumber = "29"
    someAddress.street = "Acacia Road"
    return someAddress
}
john.residence?.address = createAddress()
if john.residence?.printNumberOfRooms() != nil { print("printed") } else { print("It was not possible to print the number of rooms.") }
if (john.residence?.address = createAddress()) != nil { print("set") } else { print("It was not possible to set the address.") }
if let firstRoomName = john.residence?[0].name { print(firstRoomName) } else { print("Unable to retrieve the first room name.") }
let johnsHouse = Residence()
johnsHouse.rooms.append(Room(name: "Living Room"))
johnsHouse.rooms.append(Room(name: "Kitchen"))
john.residence = johnsHouse
john.residence?.printNumberOfRooms()
john.residence?[0] = Room(name: "Bathroom")
print(john.residence?[0].name as Any, john.residence!.rooms.map(\.name))
john.residence?.address = createAddress()
john.residence?.address?.street = "Laurel Street"
print(john.residence?.address?.street?.uppercased() ?? "no street", john.residence?.address?.buildingIdentifier()?.hasPrefix("29") ?? false)
if let beginsWithThe = john.residence?.address?.buildingIdentifier()?.hasPrefix("The") { print(beginsWithThe ? "begins" : "does not begin") }

var testScores = ["Dave": [86, 82, 84], "Bev": [79, 94, 81]]
testScores["Dave"]?[0] = 91
testScores["Bev"]?[0] += 1
testScores["Brian"]?[0] = 72
print(testScores.keys.sorted().map { testScores[$0]! }, testScores["Zoe"]?.count as Any)
testScores["Dave"]?.sort()
print(testScores["Dave"]?.first ?? 0, testScores["Dave"]?.max().map { $0 * 2 } ?? 0)

struct Config { var retries: Int?; var nested: [String: Config]? }
var config = Config(retries: nil, nested: ["a": Config(retries: 3, nested: nil)])
config.nested?["a"]?.retries? += 1
config.nested?["b"]?.retries = 100
config.nested?["c"] = Config(retries: 0)
config.retries? -= 1
print(config.nested?["a"]?.retries ?? -1, config.nested?.count ?? 0, config.retries as Any)
let number: Int? = Int("12"), other = Int("twelve")
print(number! + 1, other ?? 0, number == 12, other == nil, (number ?? 0) > (other ?? 5), number.map(String.init) ?? "-")
if let number, let other { print(number + other) } else if let number { print("only", number) }
if let n = number, n > 10, case let doubled = n * 2, doubled != 24 { print("no") } else { print("24") }
let implicit: String! = "assumed"
let copy = implicit
print(implicit.count, copy?.count as Any, implicit + "!")
let optionals: [Int?] = [1, nil, 3]
print(optionals, optionals.compactMap { $0 }, optionals.map { $0 ?? 0 }.reduce(0, +), optionals.first!!, optionals.contains(nil), optionals[1] == nil)
let deep: Int??? = 5
print(deep as Any, deep!!!, deep.flatMap { $0 }.flatMap { $0 } ?? 0)
var queue: [String]? = []
queue?.append("a")
queue! += ["b"]
print(queue?.isEmpty == false ? queue! : ["none"], queue?.last.flatMap { Int($0) } as Any, (queue as [String]?)?.joined() ?? "")
func lookup(_ key: String) -> String? { ["pi": "3.14", "e": "2.718"][key] }
print(["pi", "tau", "e"].map { lookup($0).flatMap(Double.init).map { $0 * 2 } }.map { $0.map { "\($0)" } ?? "unknown" })
while let last = queue?.popLast() { print("pop", last) }
