struct Engine { var power = 120; var fuel: String? = "diesel" }
class Vehicle { var wheels = 4; let name: String; init(name: String) { self.name = name } }
final class Car: Vehicle {
    var engine = Engine()
    var tags = ["fast", "red"]
    weak var owner: Vehicle?
}
enum Event { case start, move(Int, to: String), stop(reason: String?) }

func inspect(_ value: Any, depth: Int = 0, label: String? = nil) {
    let pad = String(repeating: "  ", count: depth)
    let mirror = Mirror(reflecting: value)
    let head = label.map { "\($0): " } ?? ""
    let style: String
    switch mirror.displayStyle {
    case .struct?: style = "struct"
    case .class?: style = "class"
    case .enum?: style = "enum"
    case .tuple?: style = "tuple"
    case .optional?: style = "optional"
    case .collection?: style = "collection"
    case .dictionary?: style = "dictionary"
    case .set?: style = "set"
    case nil: style = "leaf"
    default: style = "other"
    }
    if mirror.children.isEmpty {
        print("\(pad)\(head)\(value) <\(style)>")
    } else {
        print("\(pad)\(head)\(mirror.subjectType) <\(style)> \(mirror.children.count)")
        for child in mirror.children { inspect(child.value, depth: depth + 1, label: child.label) }
    }
    if let parent = mirror.superclassMirror {
        print("\(pad)  super \(parent.subjectType): \(parent.children.compactMap { $0.label })")
    }
}
inspect(Engine())
inspect(Engine(power: 3, fuel: nil))
inspect(Car(name: "Fiat"))
inspect((1, name: "two"))
inspect([1, 2])
inspect(["k": 1.5])
inspect(Event.start)
inspect(Event.move(3, to: "north"))
inspect(Event.stop(reason: nil))
inspect(Optional(3) as Any)
inspect(7)

func properties(of value: Any) -> [String: String] {
    Dictionary(uniqueKeysWithValues: Mirror(reflecting: value).children.compactMap { child in
        child.label.map { ($0, String(describing: child.value)) }
    })
}
print(properties(of: Engine()).sorted { $0.key < $1.key })
dump(Engine())
dump([1: "a"])
print(Event.move(1, to: "x"), [Event.stop(reason: "rain")], Engine())
print(String(reflecting: Engine()), String(reflecting: "q\"uote\n"), String(describing: Car.self), type(of: Event.start))
