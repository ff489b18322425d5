class Animal {
  class var kind: String { "animal" }; class func make() -> Self { Self.create() }; required init() {}
  class func create() -> Self { self.init() }
  static var count = 0
  var desc: String { "\(Self.kind) \(type(of: self)) \(Self.self)" }
  func all() -> [String] { [1].map { _ in Self.kind } }
  func other() -> Animal { Self.make() }
}
class Dog: Animal { override class var kind: String { "dog" } }
print(Dog().desc, Animal().desc, Dog().all(), Dog().other().desc, Dog.make().desc)
type(of: Dog()).count += 2
print(Animal.count, Dog.count)
final class F {
  let x: Int; init(x: Int) { self.x = x }; static func make() -> F { self.init(x: 4) }; static let shared = F(x: 9)
}
print(F.make().x, F.shared.x)
struct S {
  var a = 1; static func make() -> S { self.init() }; static func m2() -> Self { Self(a: 8) }; init() {};
  init(a: Int) { self.init(); self.a = a }
}
print(S.make().a, S.m2().a)
protocol P { static var name: String { get }; init();  }
extension P {
  static func build() -> Self { Self() }; var n: String { Self.name }; func again() -> Self { type(of: self).init() }
}
struct A: P { static var name: String { "A" } }
final class B: P { static let name = "B"; init() {} }
print(A.build().n, B.build().n, A().again().n, B().again().n)
let ps: [any P.Type] = [A.self, B.self]
for p in ps { print(p.name, p.init().n, p.build().n) }
func mk(_ t: any P.Type) -> any P { t.init() }
print(mk(A.self).n)
func gen<T: P>(_ t: T.Type) -> String { t.name + T.init().n }
print(gen(A.self), gen(B.self))
