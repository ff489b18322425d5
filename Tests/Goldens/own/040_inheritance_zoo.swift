class Animal: CustomStringConvertible {
    let name: String
    private(set) var energy: Int
    class var kind: String { "animal" }
    static var born = 0
    var sound: String { "..." }

    init(name: String, energy: Int = 10) {
        self.name = name
        self.energy = energy
        Animal.born += 1
    }

    convenience init() { self.init(name: "Anon") }

    func speak() -> String { "\(name) says \(sound)" }
    final func eat(_ amount: Int) { energy += amount; didEat(amount) }
    func didEat(_ amount: Int) {}
    var description: String { "\(Self.kind) \(name) (\(energy))" }
}

class Dog: Animal {
    override class var kind: String { "dog" }
    override var sound: String { "Woof" }
    var tricks: [String] = [] {
        willSet { print("  learning \(newValue.count - tricks.count) trick(s)") }
    }
    override func didEat(_ amount: Int) {
        super.didEat(amount)
        if amount > 5 { print("  \(name) burps") }
    }
}

class Puppy: Dog {
    var age: Int
    init(name: String, age: Int) {
        self.age = age
        super.init(name: name, energy: age * 2)
        tricks.append("look cute")
    }
    override convenience init(name: String, energy: Int) { self.init(name: name, age: energy / 2) }
    override var sound: String { super.sound.lowercased() + "!" }
    override func speak() -> String { super.speak() + " (\(age) months)" }
}

class Cat: Animal {
    override static var kind: String { "cat" }
    override var sound: String { get { mood } }
    var mood = "Meow"
}

let animals: [Animal] = [Dog(name: "Rex"), Puppy(name: "Bit", age: 3), Cat(name: "Tom"), Cat(), Animal(name: "Blob", energy: 1), Puppy(name: "Dot", energy: 8)]
for animal in animals {
    animal.eat(animal.name.count * 2)
    print(animal, "|", animal.speak())
}
print(Animal.born, animals.filter { $0 is Dog }.count, animals.compactMap { $0 as? Cat }.map(\.name))
for animal in animals {
    switch animal {
    case let puppy as Puppy where puppy.age < 4: print("young puppy", puppy.name)
    case is Puppy: print("puppy")
    case let dog as Dog: dog.tricks += ["sit", "roll"]; print(dog.tricks)
    case let cat as Cat: cat.mood = "Purr"; print(cat.speak())
    default: print("just", type(of: animal).kind, type(of: animal))
    }
}
let kinds: [Animal.Type] = [Animal.self, Dog.self, Puppy.self, Cat.self]
print(kinds.map { $0.kind }, kinds.map { "\($0)" })
let d: Animal = animals[1]
print((d as! Puppy).tricks, d === animals[1], d !== animals[0], ObjectIdentifier(d) == ObjectIdentifier(animals[1]))
