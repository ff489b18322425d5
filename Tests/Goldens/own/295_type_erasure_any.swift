protocol Animal { associatedtype Food; var name: String { get }; func eat(_ f: Food) -> String; static var legs: Int { get } }
struct Grass { let kg: Int }; struct Meat { let cut: String }
struct Cow: Animal { let name = "cow"; func eat(_ f: Grass) -> String { "\(name) eats \(f.kg)kg" }; static let legs = 4 }
struct Wolf: Animal { var name: String; func eat(_ f: Meat) -> String { "\(name) eats \(f.cut)" }; static var legs: Int { 4 } }
struct AnyAnimal<Food>: Animal { private let _eat: (Food) -> String; let name: String; static var legs: Int { -1 }
    init<A: Animal>(_ a: A) where A.Food == Food { _eat = a.eat; name = a.name }
    func eat(_ f: Food) -> String { _eat(f) } }
private class BoxBase<F> { func eat(_ f: F) -> String { fatalError() }; var name: String { fatalError() } }
private final class Box<A: Animal>: BoxBase<A.Food> { var a: A; init(_ a: A) { self.a = a }; override func eat(_ f: A.Food) -> String { a.eat(f) }; override var name: String { a.name } }
struct ClassErased<F> { private let box: BoxBase<F>; init<A: Animal>(_ a: A) where A.Food == F { box = Box(a) }; func eat(_ f: F) -> String { box.eat(f) + "." }; var name: String { box.name } }
let grazers = [AnyAnimal(Cow())], hunters = [AnyAnimal(Wolf(name: "grey")), AnyAnimal(Wolf(name: "red"))]
print(grazers[0].eat(Grass(kg: 3)), hunters.map { $0.eat(Meat(cut: "leg")) }, ClassErased(Cow()).eat(Grass(kg: 1)), ClassErased(Wolf(name: "w")).name)
let zoo: [any Animal] = [Cow(), Wolf(name: "x")]
func feed<A: Animal>(_ a: A, _ f: Any) -> String { (f as? A.Food).map(a.eat) ?? "\(a.name) refuses" }
for a in zoo { print(feed(a, Grass(kg: 2)), type(of: a).legs, type(of: a)) }
let anys: [Any] = [1, "two", 3.0, [4], (5, 6), Cow(), { (x: Int) in x }, Int.self, nil as Int? as Any, Optional(7) as Any, ["k": 8], true, Character("c"), 2...3]
for v in anys { switch v { case let n as Int: print("Int", n); case let s as String: print("String", s); case let d as Double: print("Double", d); case let a as [Int]: print("array", a); case let t as (Int, Int): print("tuple", t.0 + t.1); case let a as any Animal: print("animal", a.name); case let f as (Int) -> Int: print("f", f(1)); case let t as Any.Type: print("type", t); case let b as Bool: print("bool", b); case let d as [String: Int]: print("dict", d); case let r as ClosedRange<Int>: print("range", r.count); default: print("other", type(of: v)) } }
let hashables: Set<AnyHashable> = [1, "a", 1.0, 2.5, true, [1, 2], "a"]
print(hashables.count, hashables.contains(1), hashables.contains("a"), AnyHashable(3) == AnyHashable(3), (AnyHashable("q").base as? String) ?? "")
let mixed: [AnyHashable: Any] = [1: "one", "two": 2]
print(mixed[1] as! String, mixed["two"] as? Int ?? 0, mixed["x"] == nil)
let seqs: [AnySequence<Int>] = [AnySequence([1, 2]), AnySequence(3...4), AnySequence { () -> AnyIterator<Int> in var n = 5; return AnyIterator { n < 7 ? { n += 1; return n - 1 }() : nil } }]
print(seqs.flatMap { $0 }, AnyCollection([1, 2, 3]).count, AnyCollection("abc").reversed().map { String($0) }, AnyBidirectionalCollection([1, 2]).last!)
func isEqual(_ a: any Equatable, _ b: any Equatable) -> Bool { func go<T: Equatable>(_ x: T) -> Bool { (b as? T) == x }; return go(a) }
print(isEqual(1, 1), isEqual(1, "1"), isEqual([1], [1]), isEqual(Optional(2), 2))
let comparables: [any Comparable] = [3, "x"]
func smallest<T: Comparable>(_ x: T, _ o: any Comparable) -> Bool { guard let o = o as? T else { return false }; return x < o }
print(smallest(1, comparables[0]), smallest(1, comparables[1]), comparables.map { "\($0)" })
