struct Queue<T> { var items: [T] = []
    mutating func dequeue() -> T { items.removeFirst() } }
var q = Queue(items: ["a", "b"])
for _ in 1...3 { print(q.dequeue()) }
