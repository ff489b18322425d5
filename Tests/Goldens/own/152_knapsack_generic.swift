// 0/1 knapsack and unbounded variant, with reconstruction
public struct Item: CustomStringConvertible, Hashable {
    public let name: String
    public let weight: Int
    public let value: Double
    public var description: String { "\(name)(w:\(weight), v:\(value))" }
    public init(_ name: String, weight: Int, value: Double) {
        self.name = name
        self.weight = weight
        self.value = value
    }
}

public func knapsack(_ items: [Item], capacity: Int) -> (value: Double, chosen: [Item]) {
    var table = Array(repeating: Array(repeating: 0.0, count: capacity + 1), count: items.count + 1)
    for i in stride(from: 1, through: items.count, by: 1) {
        let item = items[i - 1]
        for w in 0...capacity {
            table[i][w] = table[i - 1][w]
            if item.weight <= w {
                table[i][w] = max(table[i][w], table[i - 1][w - item.weight] + item.value)
            }
        }
    }
    var w = capacity
    var chosen: [Item] = []
    for i in stride(from: items.count, to: 0, by: -1) where table[i][w] != table[i - 1][w] {
        chosen.append(items[i - 1])
        w -= items[i - 1].weight
    }
    return (table[items.count][capacity], chosen.reversed())
}

func unbounded(_ items: [Item], capacity: Int) -> (Double, [Item: Int]) {
    var best = [Double](repeating: 0, count: capacity + 1)
    var pick = [Int?](repeating: nil, count: capacity + 1)
    for w in 1...capacity {
        for (i, item) in items.enumerated() where item.weight <= w {
            let candidate = best[w - item.weight] + item.value
            if candidate > best[w] {
                best[w] = candidate
                pick[w] = i
            }
        }
    }
    var counts: [Item: Int] = [:]
    var w = capacity
    while let i = pick[w] {
        counts[items[i], default: 0] += 1
        w -= items[i].weight
    }
    return (best[capacity], counts)
}

let camping = [
    Item("map", weight: 9, value: 150), Item("compass", weight: 13, value: 35),
    Item("water", weight: 153, value: 200), Item("sandwich", weight: 50, value: 160),
    Item("glucose", weight: 15, value: 60), Item("tin", weight: 68, value: 45),
    Item("banana", weight: 27, value: 60), Item("apple", weight: 39, value: 40),
    Item("cheese", weight: 23, value: 30), Item("beer", weight: 52, value: 10),
]
let (value, chosen) = knapsack(camping, capacity: 200)
print("best value:", value)
for item in chosen { print(" ", item) }
print("weight:", chosen.map { $0.weight }.reduce(0, +))

let result = unbounded(Array(camping[...3]), capacity: 75)
print(result.0)
for (item, n) in result.1.sorted(by: { $0.key.name < $1.key.name }) {
    print("\(n) x \(item.name)")
}
let byRatio = camping.sorted { ($0.value / Double($0.weight)) > ($1.value / Double($1.weight)) }
print(byRatio.prefix(4).map(\.name).joined(separator: ", "))
print(byRatio.first.map { "\($0)" } ?? "none")
