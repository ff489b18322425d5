protocol Graph {
    associatedtype Vertex: Hashable
    func neighbors(of v: Vertex) -> [Vertex]
}

extension Graph {
    func depthFirst(from start: Vertex) -> [Vertex] {
        var seen: Set<Vertex> = [], order: [Vertex] = []
        func visit(_ v: Vertex) {
            guard seen.insert(v).inserted else { return }
            order.append(v)
            neighbors(of: v).forEach(visit)
        }
        visit(start)
        return order
    }
    func shortestPath(from a: Vertex, to b: Vertex) -> [Vertex]? {
        var parents: [Vertex: Vertex] = [:], queue = [a], head = 0
        while head < queue.count {
            let v = queue[head]
            head += 1
            if v == b {
                var path = [b]
                while let p = parents[path.last!] { path.append(p) }
                return path.reversed()
            }
            for n in neighbors(of: v) where n != a && parents[n] == nil {
                parents[n] = v
                queue.append(n)
            }
        }
        return nil
    }
    func components(_ all: [Vertex]) -> [[Vertex]] {
        var left = all, out: [[Vertex]] = []
        while let first = left.first {
            let part = depthFirst(from: first)
            out.append(part)
            left.removeAll { part.contains($0) }
        }
        return out
    }
    func isBipartite(_ all: [Vertex]) -> Bool {
        var side: [Vertex: Bool] = [:]
        for start in all where side[start] == nil {
            side[start] = true
            var stack = [start]
            while let v = stack.popLast() {
                for n in neighbors(of: v) {
                    if let s = side[n] { if s == side[v]! { return false } } else { side[n] = !side[v]!; stack.append(n) }
                }
            }
        }
        return true
    }
}

struct AdjacencyList<Vertex: Hashable>: Graph {
    private(set) var vertices: [Vertex] = []
    private var edges: [Vertex: [Vertex]] = [:]
    init(_ pairs: (Vertex, Vertex)..., directed: Bool = false) {
        for (a, b) in pairs {
            add(a); add(b)
            edges[a]!.append(b)
            if !directed { edges[b]!.append(a) }
        }
    }
    mutating func add(_ v: Vertex) { if edges[v] == nil { edges[v] = []; vertices.append(v) } }
    func neighbors(of v: Vertex) -> [Vertex] { edges[v] ?? [] }

    func stronglyConnected() -> [[Vertex]] {
        var index = 0, indices: [Vertex: Int] = [:], low: [Vertex: Int] = [:], stack: [Vertex] = [], result: [[Vertex]] = []
        func connect(_ v: Vertex) {
            indices[v] = index; low[v] = index; index += 1
            stack.append(v)
            for w in neighbors(of: v) {
                if indices[w] == nil { connect(w); low[v] = min(low[v]!, low[w]!) }
                else if stack.contains(w) { low[v] = min(low[v]!, indices[w]!) }
            }
            guard low[v] == indices[v] else { return }
            var part: [Vertex] = []
            repeat { part.append(stack.removeLast()) } while part.last != v
            result.append(part)
        }
        for v in vertices where indices[v] == nil { connect(v) }
        return result
    }
}

struct WordLadder: Graph {
    let words: Set<String>
    func neighbors(of w: String) -> [String] { words.filter { other in zip(w, other).filter { $0 != $1 }.count == 1 }.sorted() }
}
struct Jugs: Graph {
    struct State: Hashable, CustomStringConvertible { let a: Int, b: Int; var description: String { "\(a)/\(b)" } }
    let sizeA: Int, sizeB: Int
    func neighbors(of s: State) -> [State] {
        let pour = min(s.a, sizeB - s.b), back = min(s.b, sizeA - s.a)
        return [State(a: sizeA, b: s.b), State(a: s.a, b: sizeB), State(a: 0, b: s.b), State(a: s.a, b: 0), State(a: s.a - pour, b: s.b + pour), State(a: s.a + back, b: s.b - back)].filter { $0 != s }
    }
}

let metro = AdjacencyList(("A", "B"), ("B", "C"), ("C", "D"), ("A", "E"), ("E", "D"), ("X", "Y"))
print(metro.depthFirst(from: "A"), metro.shortestPath(from: "A", to: "D") ?? [], metro.shortestPath(from: "A", to: "X") as Any)
print(metro.components(metro.vertices), metro.isBipartite(metro.vertices), AdjacencyList((1, 2), (2, 3), (3, 1)).isBipartite([1, 2, 3]))
let deps = AdjacencyList((1, 2), (2, 3), (3, 1), (3, 4), (4, 5), (5, 4), directed: true)
print(deps.stronglyConnected().map { $0.sorted() })
let ladder = WordLadder(words: ["hit", "hot", "dot", "dog", "lot", "log", "cog", "zip"])
print(ladder.shortestPath(from: "hit", to: "cog")?.joined(separator: " → ") ?? "none", ladder.shortestPath(from: "hit", to: "zip") == nil)
let jugs = Jugs(sizeA: 3, sizeB: 5)
let goal = jugs.depthFirst(from: .init(a: 0, b: 0)).first { $0.b == 4 }!
print(jugs.shortestPath(from: .init(a: 0, b: 0), to: goal)!, jugs.depthFirst(from: .init(a: 0, b: 0)).count)
func pageRank(_ links: [[Int]], rounds: Int = 40) -> [Double] {
    let n = links.count
    var rank = [Double](repeating: 1 / Double(n), count: n)
    for _ in 0..<rounds {
        var next = [Double](repeating: 0.15 / Double(n), count: n)
        for (page, out) in links.enumerated() { for target in out { next[target] += 0.85 * rank[page] / Double(out.count) } }
        rank = next
    }
    return rank.map { ($0 * 1000).rounded() / 1000 }
}
print(pageRank([[1, 2], [2], [0]]))
func euler(_ tickets: [(String, String)]) -> [String] {
    var graph = Dictionary(grouping: tickets, by: \.0).mapValues { $0.map(\.1).sorted(by: >) }
    var route: [String] = []
    func visit(_ a: String) { while let next = graph[a]?.popLast() { visit(next) }; route.insert(a, at: 0) }
    visit("JFK")
    return route
}
print(euler([("MUC", "LHR"), ("JFK", "MUC"), ("SFO", "SJC"), ("LHR", "SFO")]), euler([("JFK", "SFO"), ("JFK", "ATL"), ("SFO", "ATL"), ("ATL", "JFK"), ("ATL", "SFO")]))
