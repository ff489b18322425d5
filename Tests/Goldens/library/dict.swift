var d = ["a": 1, "b": 2]
d["c"] = 3
d["a", default: 0] += 10
print(d.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
print(d.mapValues { $0 * 2 }.values.sorted(), d.compactMapValues { $0 > 2 ? $0 : nil }.count)
let g = Dictionary(grouping: ["apple", "avocado", "bean"], by: { $0.first! })
print(g["a"]!, g["b"]!.count)
print(d.merging(["a": 100, "z": 26]) { old, new in old + new }.sorted { $0.key < $1.key })
d.merge(["q": 9]) { $1 }
print(d.keys.sorted(), d.values.sorted(), d.count, d.isEmpty)
print(d.updateValue(5, forKey: "b") as Any, d.removeValue(forKey: "b") as Any, d.removeValue(forKey: "nope") as Any)
print(d.filter { $0.value > 5 }.keys.sorted(), d.contains { $0.value == 9 }, d.min { $0.value < $1.value }!.key)
print(Dictionary(uniqueKeysWithValues: zip(["x", "y"], [1, 2]))["y"]!)
print(Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: +)["a"]!)
for (k, v) in d.sorted(by: { $0.0 < $1.0 }) { print(k, v, terminator: " ") }
print(d.first { $0.key == "q" }!.value, d.reduce(0) { $0 + $1.value }, d.allSatisfy { $0.value > 0 })
print(["a": 1] == ["a": 1], [1: "x"], [String: Int](), d["zzz"] as Any)
if let i = d.index(forKey: "q") { print(d[i].value, d.remove(at: i).key) }
d.removeAll(); print(d)
var dd: [String: [Int]] = [:]
dd["k", default: []].append(3); dd["k"]?.append(4); print(dd)
print(dd.values.map { $0.count }, dd.keys.first!, dd.first!)
var nested = ["a": ["b": 1]]
nested["a"]?["b"] = 2; nested["a"]!["c"] = 3; print(nested["a"]!.sorted { $0.key < $1.key })
print(dd.description, dd.debugDescription, dd.capacity >= 1)
d.reserveCapacity(10); print(d.popFirst() as Any)
for v in dd.values { print(v) }
dd["k"]![0] = 7; print(dd["k"]![0])
d["n"] = nil; print(Dictionary(minimumCapacity: 3) as [Int: Int])
for k in dd.keys { print(k) }
dd.values.forEach { print($0) }
print(dd.map { ($0, $1) }.count, dd.flatMap { $0.value }, dd.sorted { $0.key > $1.key }[0].value)
