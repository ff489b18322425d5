struct Polynomial {
    var coefficients: [Double]
    init(_ c: Double...) { coefficients = c }
    func callAsFunction(_ x: Double) -> Double { coefficients.reversed().reduce(0) { $0 * x + $1 } }
    var derivative: Polynomial {
        var p = Polynomial()
        p.coefficients = coefficients.enumerated().dropFirst().map { Double($0.offset) * $0.element }
        return p
    }
}
let p = Polynomial(1, 2, 3)
print(p(2), p.derivative(2), [0.0, 1, 2].map { p($0) })
func newton(_ f: Polynomial, from x0: Double) -> (root: Double, steps: Int) {
    var x = x0, steps = 0
    let d = f.derivative
    while abs(f(x)) > 1e-9, steps < 50 { x -= f(x) / d(x); steps += 1 }
    return (x, steps)
}
let (root, steps) = newton(Polynomial(-2, 0, 1), from: 1)
print(root, steps)

struct Address { var street: String; var zip: Int? }
struct Person { var name: String; var age: Int; var address: Address?; var tags: [String] = [] }
var people = [
    Person(name: "Kim", age: 31, address: Address(street: "Elm", zip: 123)),
    Person(name: "Lee", age: 25, address: nil, tags: ["vip"]),
    Person(name: "Ada", age: 31, address: Address(street: "Oak", zip: nil)),
]
extension Sequence {
    func sorted<V: Comparable>(by path: KeyPath<Element, V>, descending: Bool = false) -> [Element] {
        sorted { descending ? $0[keyPath: path] > $1[keyPath: path] : $0[keyPath: path] < $1[keyPath: path] }
    }
    func grouped<K: Hashable>(by path: KeyPath<Element, K>) -> [K: [Element]] { Dictionary(grouping: self) { $0[keyPath: path] } }
    func sum<N: AdditiveArithmetic>(_ path: KeyPath<Element, N>) -> N { reduce(.zero) { $0 + $1[keyPath: path] } }
}
print(people.sorted(by: \.age).map(\.name), people.sorted(by: \.name.count, descending: true).map(\.name), people.sum(\.age))
for (age, group) in people.grouped(by: \.age).sorted(by: { $0.key < $1.key }) { print(age, group.map(\.name)) }
let streets = people.map(\.address?.street)
print(streets, people.compactMap(\.address?.zip))
func update<Root, Value>(_ root: inout Root, _ path: WritableKeyPath<Root, Value>, _ change: (inout Value) -> Void) { change(&root[keyPath: path]) }
update(&people[0], \.age) { $0 += 1 }
update(&people[1], \.tags) { $0.append("new") }
people[2][keyPath: \.name] = "Ada L."
people[0][keyPath: \.address!.zip!] += 1
print(people[0].age, people[1].tags, people[2].name, people[0].address!.zip!)
let nameLength = (\Person.name).appending(path: \.count)
print(people[2][keyPath: nameLength], \Person.age == \Person.age, people[keyPath: \.[1].tags[0]])
let columns: [(String, (Person) -> String)] = [("name", \.name), ("age", { "\($0.age)" })]
print(people.map { p in columns.map { "\($0.0)=\($0.1(p))" }.joined(separator: ",") })
let paths: [PartialKeyPath<Person>] = [\.name, \.age]
print(paths.map { "\(people[1][keyPath: $0])" }, people.filter(\.tags.isEmpty.not).count)
extension Bool { var not: Bool { !self } }
