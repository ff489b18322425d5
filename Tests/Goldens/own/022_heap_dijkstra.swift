struct Heap<Element> {
    private var elements: [Element] = []
    private let before: (Element, Element) -> Bool

    init(sort: @escaping (Element, Element) -> Bool) { before = sort }

    var isEmpty: Bool { elements.isEmpty }
    var count: Int { elements.count }
    func peek() -> Element? { elements.first }

    mutating func insert(_ value: Element) {
        elements.append(value)
        siftUp(from: elements.count - 1)
    }

    mutating func remove() -> Element? {
        guard !elements.isEmpty else { return nil }
        elements.swapAt(0, elements.count - 1)
        defer { siftDown(from: 0) }
        return elements.removeLast()
    }

    private mutating func siftUp(from index: Int) {
        var child = index
        var parent = (child - 1) / 2
        while child > 0 && before(elements[child], elements[parent]) {
            elements.swapAt(child, parent)
            child = parent
            parent = (child - 1) / 2
        }
    }

    private mutating func siftDown(from index: Int) {
        var parent = index
        while true {
            let left = 2 * parent + 1, right = left + 1
            var candidate = parent
            if left < count && before(elements[left], elements[candidate]) { candidate = left }
            if right < count && before(elements[right], elements[candidate]) { candidate = right }
            if candidate == parent { return }
            elements.swapAt(parent, candidate)
            parent = candidate
        }
    }
}

extension Heap where Element: Comparable {
    init(_ values: [Element]) {
        self.init(sort: <)
        values.forEach { insert($0) }
    }
}

struct Graph<Vertex: Hashable & Comparable> {
    private var edges: [Vertex: [(to: Vertex, cost: Int)]] = [:]

    mutating func connect(_ a: Vertex, _ b: Vertex, _ cost: Int) {
        edges[a, default: []].append((b, cost))
        edges[b, default: []].append((a, cost))
    }

    func shortest(from source: Vertex) -> [Vertex: (cost: Int, path: [Vertex])] {
        var best: [Vertex: (cost: Int, path: [Vertex])] = [:]
        var queue = Heap<(Int, [Vertex])> { $0.0 < $1.0 }
        queue.insert((0, [source]))
        while let (cost, path) = queue.remove() {
            let vertex = path[path.count - 1]
            if best[vertex] != nil { continue }
            best[vertex] = (cost, path)
            for (next, extra) in edges[vertex] ?? [] where best[next] == nil {
                queue.insert((cost + extra, path + [next]))
            }
        }
        return best
    }
}

var heap = Heap([5, 3, 8, 1, 9, 2])
print(heap.peek()!, heap.count)
var drained: [Int] = []
while let n = heap.remove() { drained.append(n) }
print(drained, heap.isEmpty)
var longestFirst = Heap<String>(sort: { $0.count > $1.count })
for word in "we all live in a yellow submarine".split(separator: " ") { longestFirst.insert(String(word)) }
print(longestFirst.remove()!, longestFirst.remove()!, longestFirst.remove()!)

var roads = Graph<String>()
let table = [("A", "B", 7), ("A", "C", 9), ("A", "F", 14), ("B", "C", 10), ("B", "D", 15), ("C", "D", 11), ("C", "F", 2), ("D", "E", 6), ("E", "F", 9)]
for (a, b, cost) in table { roads.connect(a, b, cost) }
for (city, route) in roads.shortest(from: "A").sorted(by: { $0.key < $1.key }) {
    print("\(city): \(route.cost) via \(route.path.joined(separator: ">"))")
}
print(roads.shortest(from: "Z").count)
