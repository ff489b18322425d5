struct Address { var street: String?; var zip: Int?; func format() -> String? { guard let street, let zip else { return nil }; return "\(zip) \(street)" } }
class Person { var name: String; var address: Address?; weak var boss: Person?; var pets: [String]?; init(_ n: String, _ a: Address? = nil) { name = n; address = a }; subscript(i: Int) -> Character? { i < name.count ? Array(name)[i] : nil } }
let ann = Person("Ann", Address(street: "Elm", zip: 5)), bob: Person? = Person("Bob"); bob?.boss = ann
print(ann.address?.format() ?? "-", bob?.address?.format() ?? "none", bob?.boss?.address?.zip.map { $0 * 2 } as Any, bob?[1] as Any, bob?[9] as Any)
bob?.address = Address(); bob?.address?.zip = 7; bob?.address?.street = "Oak"
print(bob?.address?.format() as Any, (bob?.pets?.append("cat")) as Any, bob?.pets?.count as Any)
bob?.pets = []; bob?.pets?.append("dog"); bob?.pets?[0] += "gy"
print(bob!.pets!, bob?.pets?.first?.uppercased() ?? "", ann.boss?.name ?? "no boss", bob?.name.count ?? 0)
let nested: Int?? = 5, none: Int?? = .some(nil), outer: Int?? = nil
print(nested as Any, none as Any, outer as Any, nested ?? 0 as Any, (none ?? 3) as Any, nested! ?? 1, none.flatMap { $0 } as Any, outer == nil, none == nil)
print(Int("3").flatMap { $0 > 2 ? $0 : nil } as Any, Int("x").map { $0 + 1 } as Any, ["1", "b", "3"].map { Int($0) }, ["1", "b", "3"].compactMap(Int.init), [Int?](arrayLiteral: 1, nil).compactMap { $0 })
func find(_ k: String, in d: [String: [Int?]]) -> Int { guard let list = d[k], let first = list.first, let v = first else { return -1 }; return v }
print(find("a", in: ["a": [4]]), find("a", in: ["a": [nil]]), find("b", in: [:]), find("a", in: ["a": []]))
var counter: Int? = nil
func next() -> Int? { counter = (counter ?? 0) + 1; return counter! < 4 ? counter : nil }
while let n = next() { print(n, terminator: " ") }
print(counter ?? 0, counter == 4, counter! > 3, counter != nil)
if let x = counter, x.isMultiple(of: 2), case let y = x * 2, let z = Optional(y), z > 7 { print("all", x, y, z) }
let implicit: String! = "iuo"
print(implicit.count, implicit as Any, type(of: implicit))
let any: Any = 3 as Int?
print(any as? Int ?? 0, any is Int, (any as? String) as Any, any as? Int? as Any)
switch (Int("1"), Int("z")) { case let (a?, b?): print(a, b); case (let a?, nil): print("only", a); case (nil, _): print("none") }
let words: [String?] = ["a", nil, "c"]
for case let w? in words { print(w, terminator: "") }
for (i, w) in words.enumerated() { print(i, w ?? "·", terminator: ";") }
print(words.contains(nil), words.firstIndex(of: nil)!, words == ["a", nil, "c"], words.last! ?? "", words.first??.count ?? -1)
let d: [String: Int?] = ["x": nil, "y": 2]
print(d["x"] as Any, d["y"]! as Any, d["z"] as Any, d.count, d.compactMapValues { $0 }.count, d["x"]! == nil)
func f(_ n: Int?) throws -> Int { struct Missing: Error {}; return try n ?? { throw Missing() }() }
print((try? f(nil)) as Any, try f(4), (try? f(1)).map { $0 + 1 } ?? 0)
print(Optional("a") == "a", [3, nil, 1].map { $0 ?? 0 }.max()!, (nil as Int?).debugDescription, String(describing: Optional("x")), "\(Optional(1.5) as Any)")
infix operator ?!: NilCoalescingPrecedence
func ?! <T>(l: T?, r: @autoclosure () -> String) -> T { guard let l else { fatalError(r()) }; return l }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" }; var isBlank: Bool { self?.isEmpty ?? true } }
extension Optional { func or(_ d: @autoclosure () -> Wrapped) -> Wrapped { self ?? d() }; mutating func take() -> Wrapped? { defer { self = nil }; return self } }
var tk: Int? = 9
print(Int("5") ?! "no", (nil as String?).orEmpty.isEmpty, Optional("").isBlank, tk.take()!, tk.take().or(-1))
