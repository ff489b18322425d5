protocol Animal {
    var name: String { get }
    var sound: String { get }
    init(name: String)
}
protocol Flyer { var wingspan: Double { get } }
protocol Swimmer { func swim() -> String }
extension Animal {
    func speak(times n: Int = 1) -> String { Array(repeating: sound, count: n).joined(separator: " ") }
    var introduction: String { "I am \(name), I say \(sound)" }
}
extension Flyer {
    func fly() -> String { wingspan > 1 ? "soars" : "flutters" }
}
extension Flyer where Self: Animal { func report() -> String { "\(name) \(fly())" } }
extension Swimmer { func swim() -> String { "paddles" } }
struct Duck: Animal, Flyer, Swimmer { let name: String; let sound = "Quack"; let wingspan = 0.8 }
struct Eagle: Animal, Flyer { var name: String; var sound: String { "Screech" }; let wingspan: Double
    init(name: String) { self.name = name; wingspan = 2.1 } }
final class Penguin: Animal, Swimmer {
    let name: String
    private(set) var fish = 0
    var sound: String { fish > 0 ? "Burp" : "Honk" }
    required init(name: String) { self.name = name }
    func swim() -> String { fish += 1; return "dives (\(fish) fish)" }
}
func makeAll(_ types: [any Animal.Type], named names: [String]) -> [any Animal] { zip(types, names).map { $0.init(name: $1) } }
let animals = makeAll([Duck.self, Eagle.self, Penguin.self], named: ["Donald", "Sam", "Pingu"])
for a in animals {
    print(a.introduction, "|", a.speak(times: 2))
    if let f = a as? any Flyer & Animal { print("  ", f.report()) }
    if let s = a as? Swimmer { print("  ", s.swim()) }
}
print(animals.filter { $0 is Swimmer }.map(\.name), animals.map(\.sound))
func race<T: Swimmer & Animal>(_ a: T, _ b: some Swimmer & Animal) -> String { "\(a.name) \(a.swim()) vs \(b.name) \(b.swim())" }
print(race(Duck(name: "D"), Penguin(name: "P")))
protocol Stackable { associatedtype Item; var storage: [Item] { get set } }
extension Stackable {
    mutating func push(_ i: Item) { storage.append(i) }
    mutating func pop() -> Item? { storage.popLast() }
    var top: Item? { storage.last }
}
extension Stackable where Item: Comparable { var largest: Item? { storage.max() } }
struct Plates: Stackable { var storage: [String] = [] }
struct Numbers: Stackable { var storage = [3, 9, 4] }
var p = Plates(), n = Numbers()
p.push("blue"); p.push("red")
n.push(1)
print(p.pop()!, p.top!, p.largest!, n.largest!, n.pop()!, n.storage)
extension Collection where Element: Animal { var names: String { map(\.name).joined(separator: "&") } }
print([Duck(name: "a"), Duck(name: "b")].names, [Penguin]().names.isEmpty)
