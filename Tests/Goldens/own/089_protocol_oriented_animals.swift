protocol Flying { var airspeed: Double { get } }
protocol Swimming { var depth: Double { get }; mutating func dive(_ meters: Double) }
protocol Named { var name: String { get } }
typealias Creature = Named & CustomStringConvertible

extension Named where Self: CustomStringConvertible { var description: String { "\(type(of: self)) “\(name)”" } }
extension Flying { func flight(hours: Double) -> Double { airspeed * hours } }
extension Swimming { var isDeep: Bool { depth > 10 } }
extension Flying where Self: Named { func boast() -> String { "\(name) flies at \(airspeed)" } }
extension Flying where Self: Swimming { func boast() -> String { "I fly and swim" } }

struct Swift: Creature, Flying { let name: String; var airspeed: Double { 110 } }
struct Duck: Creature, Flying, Swimming {
  let name: String
  let airspeed = 64.0
  private(set) var depth = 0.0
  mutating func dive(_ meters: Double) { depth = min(6, depth + meters) }
}
final class Penguin: Creature, Swimming {
  let name: String
  var depth = 0.0
  init(_ name: String) { self.name = name }
  func dive(_ meters: Double) { depth += meters }
}

let birds: [any Creature] = [Swift(name: "Zip"), Duck(name: "Donna"), Penguin("Pablo")]
for bird in birds {
  var facts = ["\(bird)"]
  if let flyer = bird as? any Flying { facts.append("covers \(flyer.flight(hours: 2)) km") }
  if let swimmer = bird as? any Swimming { facts.append(swimmer.isDeep ? "deep" : "shallow") }
  if let both = bird as? any Flying & Swimming { facts.append("does both at \(both.depth)") }
  print(facts.joined(separator: ", "))
}
print(Swift(name: "Q").boast())
var duck = Duck(name: "Don")
duck.dive(4); duck.dive(4)
print(duck.depth, duck.isDeep, birds.contains { $0 is any Flying & Swimming })
func plunge(_ s: inout some Swimming, times: Int) { for _ in 0..<times { s.dive(3) } }
var penguin = Penguin("Pia")
plunge(&penguin, times: 5)
plunge(&duck, times: 1)
print(penguin.depth, penguin.isDeep, duck.depth)
var swimmers: [any Swimming] = [duck, penguin]
for i in swimmers.indices { swimmers[i].dive(1) }
print(swimmers.map(\.depth), duck.depth, penguin.depth)

protocol Greeter { func greet() -> String }
extension Greeter { func greet() -> String { "default hello" }; func wave() -> String { "default wave" } }
struct Loud: Greeter { func greet() -> String { "HELLO" }; func wave() -> String { "WAVE" } }
struct Quiet: Greeter {}
let loud = Loud(), asGreeter: any Greeter = Loud()
print(loud.greet(), loud.wave(), asGreeter.greet(), asGreeter.wave(), Quiet().greet())
func generic<G: Greeter>(_ g: G) -> String { g.greet() + "/" + g.wave() }
print(generic(loud), generic(Quiet()))

protocol Copying { init(copying other: Self); func isSame(as other: Self) -> Bool }
struct Note: Copying, Equatable {
  var text: String
  init(_ text: String) { self.text = text }
  init(copying other: Note) { text = other.text + " (copy)" }
  func isSame(as other: Note) -> Bool { self == other }
}
func duplicate<C: Copying>(_ c: C, _ n: Int) -> [C] { (0..<n).reduce(into: [c]) { list, _ in list.append(C(copying: list.last!)) } }
print(duplicate(Note("a"), 2).map(\.text), Note("x").isSame(as: Note("x")))
protocol Plugin: AnyObject { static var priority: Int { get }; init(); var id: String { get } }
final class Alpha: Plugin { static let priority = 2; var id: String { "alpha" } }
final class Beta: Plugin { static var priority: Int { 1 }; let id = "beta"; required init() {} }
let plugins: [any Plugin.Type] = [Alpha.self, Beta.self]
print(plugins.sorted { $0.priority < $1.priority }.map { "\($0)" }, plugins.map { $0.init().id })
protocol Stackable { associatedtype Element; var top: Element? { get } }
extension Array: Stackable { var top: Element? { last } }
extension Stackable where Element: Comparable { func beats(_ other: Self) -> Bool { (top, other.top).0.map { a in other.top.map { a > $0 } ?? true } ?? false } }
print([1, 5].beats([9, 2]), [Int]().beats([1]), ["b"].beats([]))
