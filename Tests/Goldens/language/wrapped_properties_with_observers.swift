@propertyWrapper struct Clamped {
  private var value: Int
  let range: ClosedRange<Int>
  var wrappedValue: Int { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
  var projectedValue: String { "clamped \(value)" }
  init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
}
@propertyWrapper final class Loud<T> {
  var wrappedValue: T { willSet { print("  loud will \(newValue)") } }
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
struct Player {
  @Clamped(0...100) var health: Int = 50 {
    willSet { print("will \(health) -> \(newValue)") }
    didSet { print("did \(oldValue) -> \(health)") }
  }
  @Loud var name: String = "a" { didSet(old) { print("name \(old) -> \(name)"); if name == "x" { name = "y" } } }
  init() {}
  init(h: Int) { health = h; health = h + 1; name = "init" }
  mutating func hit() { health -= 200 }
}
var p = Player()
p.health = 70
p.health += 500
p.hit()
print(p.health, p.$health)
p.name = "x"
p.name += "!"
print(p.name)
var q = Player(h: 7)
print(q.health)
class K {
  @Clamped(0...3) var n = 1 { didSet { print("n", oldValue, n) } }
  static var total = 0
  @Clamped(0...3) static var s = 1 { didSet { print("s", oldValue, s) } }
  init() { n = 2; n = 3 }
  func bump() { n += 1; self.n = 0 }
}
let k = K(); k.bump(); k.n = 9
K.s = 7
K.s += 1
func local() {
  @Clamped(0...3) var m = 1 { didSet { print("m", oldValue, m) } willSet { print("m will", newValue) } }
  m = 5
  m -= 1
  print(m)
}
local()
struct G { @Clamped(0...9) static var g = 3 { didSet { print("g", oldValue, g) } } }
G.g = 20
G.g += 1
print(G.g)
withUnsafeMutablePointer(to: &G.g) { $0.pointee = 4 }
let kp = \Player.health
p[keyPath: kp] = 12
swap(&p.health, &G.g)
print(p.health, G.g)
func again() {
  @Clamped(0...3) var m = 1 { didSet { print("m", oldValue, m); if m == 2 { m = 0 } } }
  m = 2
  print(m)
}
again()
