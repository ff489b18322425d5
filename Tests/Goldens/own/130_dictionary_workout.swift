var airports: [String: String] = ["YYZ": "Toronto Pearson", "DUB": "Dublin"]
airports["LHR"] = "London"
if let oldValue = airports.updateValue("Dublin Airport", forKey: "DUB") { print("The old value for DUB was \(oldValue).") }
airports["LHR"] = "London Heathrow"
airports["APL"] = "Apple International"
airports["APL"] = nil
print(airports.removeValue(forKey: "XXX") as Any, airports.count, airports.isEmpty)
for (code, name) in airports.sorted(by: <) { print("\(code): \(name)") }
print(airports.keys.sorted(), [String](airports.values).sorted(), airports["DUB", default: "?"], airports.index(forKey: "DUB") != nil)

let inventory = ["apples": 3, "pears": 0, "plums": 12]
print(inventory.filter { $0.value > 0 }.keys.sorted(), inventory.mapValues { $0 * 2 }.values.sorted(), inventory.compactMapValues { $0 == 0 ? nil : "\($0)" }.count)
print(inventory.contains { $0.value == 12 }, inventory.allSatisfy { $1 >= 0 }, inventory.first { $0.key.hasPrefix("pe") }!.value, inventory.max { $0.value < $1.value }!.key, inventory.map(\.value).reduce(0, +))
print(inventory.sorted { $0.value > $1.value }.map(\.key), inventory.reduce(into: "") { $0 += $1.key.prefix(1) }.sorted(), inventory == ["plums": 12, "pears": 0, "apples": 3])

var scores = Dictionary(uniqueKeysWithValues: zip(["a", "b", "c"], 1...))
scores.merge(["b": 10, "d": 4]) { old, new in old + new }
scores["a"]? += 100
scores["e", default: 50] -= 8
print(scores.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }, scores.merging(["a": 0]) { _, new in new }["a"]!)
let counts = Dictionary("banana".map { ($0, 1) }, uniquingKeysWith: +)
print(counts["a"]!, counts["n"]!, counts["z"] ?? 0, Dictionary(grouping: ["ab", "cd", "e"], by: \.count).mapValues(\.count)[2]!)
let keyed = ["x": ["y": [1, 2, 3]]]
print(keyed["x"]?["y"]?.last ?? 0, keyed["q"]?["y"]?.count as Any, keyed["x"]!["y"]![0])
var nested: [String: [String: Int]] = [:]
nested["fruit", default: [:]]["kiwi", default: 0] += 2
nested["fruit"]?["lime"] = 7
nested["veg", default: [:]]["leek"] = 1
for (group, items) in nested.sorted(by: { $0.key < $1.key }) { print(group, items.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: ",")) }

struct Coordinate: Hashable { var x, y: Int }
var grid: [Coordinate: Character] = [:]
for (y, row) in ["#.#", "..#"].enumerated() { for (x, c) in row.enumerated() { grid[Coordinate(x: x, y: y)] = c } }
print(grid.values.filter { $0 == "#" }.count, grid[Coordinate(x: 2, y: 1)]!, grid[.init(x: 9, y: 9), default: " "] == " ")
enum Key: CaseIterable { case up, down }
let bindings: [Key: (Int) -> Int] = [.up: { $0 + 1 }, .down: { $0 - 1 }]
print(Key.allCases.map { bindings[$0]!(10) }, bindings.keys.contains(.up))
var optionalValues: [String: Int?] = ["a": 1, "b": nil]
optionalValues["c"] = .some(nil)
print(optionalValues.count, optionalValues["b"] == .some(nil), optionalValues["zz"] == nil, optionalValues["a"]! as Any)
optionalValues["a"] = nil
optionalValues.updateValue(nil, forKey: "d")
print(optionalValues.keys.sorted(), optionalValues.values.allSatisfy { $0 == nil })
let pairs: KeyValuePairs = ["one": 1, "two": 2, "one": 11]
print(pairs.count, pairs[2], pairs.filter { $0.key == "one" }.map(\.value), pairs.first { $0.value > 1 }!.key)
var inverse: [Int: [String]] = [:]
for (name, n) in inventory { inverse[n, default: []].append(name) }
print(inverse.keys.sorted(by: >), inverse[0]!, Array(inverse.values.joined()).sorted())
scores.removeAll(keepingCapacity: true)
print(scores.isEmpty, scores.popFirst() as Any, ["k": 1].description, [Int: Int]().description, ["z": [1: true]])
let lookup: (String) -> Int = { inventory[$0] ?? -1 }
print(["apples", "figs"].map(lookup), inventory.keys.map(\.count).max()!, inventory.values.map { $0 }.sorted().first!)
