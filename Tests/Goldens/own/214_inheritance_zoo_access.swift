open class Animal: CustomStringConvertible, Comparable {
    public let name: String
    public private(set) var energy: Int
    open var sound: String { return "..." }
    class var kingdom: String { return "Animalia" }
    static var born = 0
    public init(name: String, energy: Int = 10) {
        self.name = name
        self.energy = energy
        Animal.born += 1
    }
    public convenience init?(parsing text: String) {
        let parts = text.split(separator: ":")
        guard parts.count == 2, let e = Int(parts[1]) else { return nil }
        self.init(name: String(parts[0]), energy: e)
    }
    final func eat(_ amount: Int) { energy += amount }
    func act() -> String { energy -= 1; return "\(name) says \(sound)" }
    public var description: String { "\(type(of: self))(\(name), \(energy))" }
    public static func == (l: Animal, r: Animal) -> Bool { l.name == r.name }
    public static func < (l: Animal, r: Animal) -> Bool { l.energy < r.energy }
    deinit { Animal.born -= 1 }
}
class Dog: Animal {
    var tricks: [String] { didSet { print("\(name) learned \(tricks.count - oldValue.count) trick(s)") } }
    override var sound: String { "Woof" }
    override class var kingdom: String { super.kingdom + "/Canis" }
    init(name: String, tricks: [String]) {
        self.tricks = tricks
        super.init(name: name)
        self.tricks.append("sit")
    }
    override func act() -> String { super.act() + (tricks.isEmpty ? "" : " and does \(tricks.last!)") }
}
final class Puppy: Dog {
    override var sound: String { super.sound.lowercased() + "!" }
    required override init(name: String, tricks: [String] = []) { super.init(name: name, tricks: tricks) }
    override var tricks: [String] { willSet { print("(\(newValue.count) soon)") } }
}
final class Parrot: Animal {
    var vocabulary = ["hello"]
    override var sound: String { vocabulary.joined(separator: " ") }
    func learn(from a: Animal) { vocabulary.append(a.sound) }
}
let rex = Dog(name: "Rex", tricks: [])
let pip = Puppy(name: "Pip")
let polly = Parrot(name: "Polly")
rex.tricks += ["roll", "jump"]
pip.tricks.append("spin")
polly.learn(from: rex)
polly.learn(from: pip)
rex.eat(5)
let zoo: [Animal] = [rex, pip, polly]
for a in zoo { print(a.act()) }
print(zoo.sorted(), zoo.max()!, zoo.map { type(of: $0).kingdom })
print(zoo.filter { $0 is Dog }.count, (zoo[1] as? Dog)?.tricks.count ?? 0, zoo[2] as? Dog as Any, Animal.born)
do { let temp = Animal(parsing: "Temp:3"); print(temp!, Animal.born, Animal(parsing: "x") as Any) }
print(Animal.born, rex == Animal(name: "Rex"), rex != pip, rex > pip, type(of: zoo[1]) == Puppy.self, zoo[1] is Animal)
let make: [(String) -> Animal] = [{ Dog(name: $0, tricks: []) }, { Parrot(name: $0) }]
print(make.map { $0("New") }.map(\.description))
