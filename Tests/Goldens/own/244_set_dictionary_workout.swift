var inventory: [String: [String: Int]] = [:]
for (shop, item, n) in [("north", "pen", 3), ("south", "pen", 5), ("north", "ink", 2), ("north", "pen", 4)] { inventory[shop, default: [:]][item, default: 0] += n }
print(inventory["north"]!.sorted { $0.key < $1.key }, inventory["south"]?["ink"] ?? 0, inventory["west"]?["pen"] as Any)
let flat = inventory.flatMap { shop, items in items.map { (shop: shop, item: $0.key, n: $0.value) } }.sorted { ($0.shop, $0.item) < ($1.shop, $1.item) }
for row in flat { print(row.shop, row.item, row.n) }
inventory["north"]?["pen"]? -= 1
inventory["north"]!["ink"] = nil
inventory["south"]?.removeValue(forKey: "pen")
print(inventory.mapValues(\.count).sorted { $0.key > $1.key }.map { "\($0.key)=\($0.value)" })
var ages = ["Ann": 31, "Bob": 25, "Cy": 31]
if let old = ages.updateValue(26, forKey: "Bob") { print("was", old) }
print(ages.updateValue(1, forKey: "Di") as Any, ages.removeValue(forKey: "nobody") as Any, ages.count)
if let i = ages.index(forKey: "Di") { print(ages[i].key, ages.remove(at: i).value) }
print(ages.filter { $0.value > 30 }.keys.sorted(), ages.values.sorted(), ages.min { $0.value < $1.value }!.key, ages.allSatisfy { $0.value > 20 })
let byAge = Dictionary(grouping: ages.keys.sorted(), by: { ages[$0]! })
print(byAge[31]!, byAge.keys.sorted(), ages.contains { $0.key == "Cy" }, ages.first { $0.value == 26 }!)
let inverted = Dictionary(ages.map { ($0.value, [$0.key]) }, uniquingKeysWith: { ($0 + $1).sorted() })
print(inverted.sorted { $0.key < $1.key })
ages.merge(["Ann": 1, "Ed": 50]) { old, new in old + new }
print(ages["Ann"]!, ages.merging(["Ed": 0], uniquingKeysWith: { $1 })["Ed"]!, ages.compactMapValues { $0 > 40 ? "old" : nil }.count, ages.reduce(0) { $0 + $1.value })
print(ages.sorted(by: { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }).prefix(2).map(\.key), ages == ["Bob": 26], ages.isEmpty, Array(ages.keys).count)
for key in ages.keys where key.count == 2 { ages[key] = nil }
print(ages.keys.sorted(), [1: "a"].description, [String: Int]().description, ["k": Int?.none].description, ages["Zed", default: -1])
let squares = Dictionary(uniqueKeysWithValues: (1...4).lazy.map { ($0, $0 * $0) }), letters = Dictionary(uniqueKeysWithValues: zip("abc", 1...))
print(squares.sorted { $0.0 < $1.0 }.map { $0.1 }, letters["b"]!, squares[3, default: 0], letters.mapValues { $0 * 2 }["c"]!)
var a: Set = [1, 2, 3, 4], b: Set<Int> = [3, 4, 5]
print(a.union(b).sorted(), a.intersection(b).sorted(), a.subtracting(b).sorted(), a.symmetricDifference(b).sorted())
print(a.isSubset(of: 1...9), a.isStrictSuperset(of: [1, 2]), a.isDisjoint(with: [9]), Set("hello").count, a.insert(2).inserted, a.insert(7).memberAfterInsert, a.remove(99) as Any, a.remove(1)!)
a.formIntersection([2, 3]); b.subtract([5]); b.formUnion([10])
print(a.sorted(), b.sorted(), b.map { $0 * 2 }.sorted(), b.filter { $0 > 3 }.count, b.contains(10), a == [3, 2], b.min()!, b.reduce(0, +), Set([[1], [1], [2]]).count, a.first.map { a.contains($0) }!)
struct Tag: Hashable { var name: String; var weight = 0; static func == (l: Tag, r: Tag) -> Bool { l.name == r.name }; func hash(into h: inout Hasher) { h.combine(name) } }
var tags: Set = [Tag(name: "x", weight: 1)]
print(tags.insert(Tag(name: "x", weight: 2)).memberAfterInsert.weight, tags.update(with: Tag(name: "x", weight: 3))!.weight, tags.first!.weight)
var grid: [[Character]] = Array(repeating: Array(repeating: ".", count: 4), count: 2)
grid[1][2] = "#"; grid[0].swapAt(0, 3); grid[0][0...1] = ["a", "b", "c"]
print(grid.map { String($0) }, grid.joined().filter { $0 == "#" }.count, grid[0].count)
var arr = [5, 3, 8, 1, 9, 2]
arr.insert(contentsOf: [0, 0], at: 2); arr.removeSubrange(0..<2); arr.replaceSubrange(0...1, with: [7]); print(arr, arr.partition { $0 > 5 }, arr.count)
arr.sort(by: >); print(arr, arr.firstIndex(of: 8)!, arr.prefix { $0 > 5 }, arr.drop { $0 > 5 }, arr.suffix(2), arr.split(separator: 8), arr.reversed().first!, arr.lastIndex { $0 > 7 }!)
print(arr.chunks(2), zip(arr, arr.dropFirst()).map { $0 - $1 }, arr.reduce(into: [Int]()) { $0.insert($1, at: 0) }, arr.indices.filter { $0 % 2 == 0 }.map { arr[$0] }, arr.min(by: { $0 % 4 < $1 % 4 })!, arr.elementsEqual([1]), arr.starts(with: [9, 8]))
extension Array { func chunks(_ n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } } }
