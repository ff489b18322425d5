class Graph {
    enum Color { case white, gray, black }
    struct CycleError: Error { let path: [String] }

    private var adjacency: [String: [String]] = [:]
    private var order: [String] = []

    func addEdge(_ from: String, needs to: String...) {
        for node in [from] + to where adjacency[node] == nil {
            adjacency[node] = []
            order.append(node)
        }
        adjacency[from]! += to
    }

    func sorted() throws -> [String] {
        var colors = Dictionary(uniqueKeysWithValues: order.map { ($0, Color.white) })
        var result: [String] = []
        var path: [String] = []
        func visit(_ node: String) throws {
            switch colors[node]! {
            case .black: return
            case .gray: throw CycleError(path: Array(path[path.firstIndex(of: node)!...]) + [node])
            case .white: break
            }
            colors[node] = .gray
            path.append(node)
            for next in adjacency[node]!.sorted() { try visit(next) }
            path.removeLast()
            colors[node] = .black
            result.append(node)
        }
        for node in order { try visit(node) }
        return result
    }

    func levels() -> [[String]] {
        var missing = adjacency.mapValues { Set($0) }
        var out: [[String]] = []
        while case let ready = missing.filter({ $0.value.isEmpty }).keys.sorted(), !ready.isEmpty {
            out.append(ready)
            for node in ready { missing[node] = nil }
            for key in missing.keys { missing[key]!.subtract(ready) }
        }
        return out
    }

    func breadthFirst(from start: String) -> [(node: String, depth: Int)] {
        var seen: Set = [start]
        var queue = [(start, 0)]
        var out: [(node: String, depth: Int)] = []
        while !queue.isEmpty {
            let (node, depth) = queue.removeFirst()
            out.append((node: node, depth: depth))
            for next in adjacency[node, default: []] where seen.insert(next).inserted {
                queue.append((next, depth + 1))
            }
        }
        return out
    }

    var reversed: Graph {
        let g = Graph()
        order.forEach { g.addEdge($0) }
        for (from, targets) in adjacency.sorted(by: { $0.key < $1.key }) { for t in targets { g.addEdge(t, needs: from) } }
        return g
    }
}

let plan = Graph()
plan.addEdge("compilers", needs: "algorithms", "architecture")
plan.addEdge("algorithms", needs: "programming", "discrete maths")
plan.addEdge("architecture", needs: "programming")
plan.addEdge("programming")
plan.addEdge("thesis", needs: "compilers")
do {
    print(try plan.sorted())
} catch {
    print("cycle", error)
}
print(plan.levels())
for (node, depth) in plan.breadthFirst(from: "thesis") { print(String(repeating: "  ", count: depth) + node) }
print(plan.reversed.breadthFirst(from: "programming").map { "\($0.node)@\($0.depth)" })
plan.addEdge("programming", needs: "thesis")
do {
    _ = try plan.sorted()
} catch let error as Graph.CycleError {
    print("cycle:", error.path.joined(separator: " -> "))
}
print(plan.levels())

func canFinish(_ count: Int, _ prerequisites: [[Int]]) -> Bool {
    var degree = [Int](repeating: 0, count: count)
    var next: [[Int]] = Array(repeating: [], count: count)
    for pair in prerequisites { degree[pair[0]] += 1; next[pair[1]].append(pair[0]) }
    var ready = degree.indices.filter { degree[$0] == 0 }
    var done = 0
    while let course = ready.popLast() {
        done += 1
        for n in next[course] {
            degree[n] -= 1
            if degree[n] == 0 { ready.append(n) }
        }
    }
    return done == count
}
print(canFinish(2, [[1, 0]]), canFinish(2, [[1, 0], [0, 1]]), canFinish(3, []))
