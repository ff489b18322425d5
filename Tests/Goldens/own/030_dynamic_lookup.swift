@dynamicMemberLookup
enum JSON: CustomStringConvertible {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  subscript(dynamicMember key: String) -> JSON {
    guard case .object(let members) = self else { return .null }
    return members[key] ?? .null
  }
  subscript(index: Int) -> JSON {
    guard case .array(let items) = self, items.indices.contains(index) else { return .null }
    return items[index]
  }
  subscript(key: String) -> JSON { self[dynamicMember: key] }

  var string: String? { if case .string(let s) = self { s } else { nil } }
  var int: Int? { if case .number(let n) = self { return Int(exactly: n) }; return nil }
  var isNull: Bool { if case .null = self { return true } else { return false } }

  var description: String {
    switch self {
    case .null: return "null"
    case .bool(let b): return "\(b)"
    case .number(let n): return n == n.rounded() ? String(Int(n)) : String(n)
    case .string(let s): return "\"\(s)\""
    case .array(let a): return "[" + a.map(\.description).joined(separator: ",") + "]"
    case .object(let o): return "{" + o.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(nilLiteral: ()) { self = .null }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) { self = .object(Dictionary(elements, uniquingKeysWith: { $1 })) }
}

let recipe: JSON = [
  "name": "pancakes", "serves": 4, "vegan": false, "note": nil,
  "steps": ["mix", "rest", ["name": "fry", "minutes": 2.5]],
  "author": ["name": "Kim", "tags": []],
]
print(recipe)
print(recipe.name, recipe.author.name.string ?? "?", recipe.steps[1], recipe.steps[2].minutes)
print(recipe.serves.int! + 1, recipe.steps[9].isNull, recipe.nothing.at.all.isNull, recipe["note"].isNull)

@dynamicMemberLookup
struct Lens<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (self.get, self.set) = (get, set) }
  var value: Value { get { get() } nonmutating set { set(newValue) } }
  subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Lens<Part> {
    Lens<Part>(get: { value[keyPath: path] }, set: { value[keyPath: path] = $0 })
  }
}

struct Address { var street: String; var number: Int }
struct Person { var name: String; var home: Address }
var person = Person(name: "Ida", home: Address(street: "Elm", number: 4))
let lens = Lens(get: { person }, set: { person = $0 })
lens.home.number.value += 10
lens.name.value = "Ida B."
lens.home.street.value.append(" Rd")
print(person, lens.home.value.number)

@dynamicCallable
struct Joiner {
  let separator: String
  func dynamicallyCall(withArguments args: [String]) -> String { args.joined(separator: separator) }
  func dynamicallyCall(withKeywordArguments args: KeyValuePairs<String, Int>) -> String {
    args.map { "\($0.key)=\($0.value)" }.joined(separator: separator)
  }
}
let join = Joiner(separator: "&")
print(join("a", "b", "c"), join(x: 1, y: 22))
