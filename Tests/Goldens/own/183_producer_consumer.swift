actor BoundedBuffer<Element: Sendable> {
    private var items: [Element] = []
    private let capacity: Int
    private var producers: [CheckedContinuation<Void, Never>] = []
    private var consumers: [CheckedContinuation<Element?, Never>] = []
    private var closed = false
    init(capacity: Int) { self.capacity = capacity }
    func put(_ e: Element) async {
        if !consumers.isEmpty {
            consumers.removeFirst().resume(returning: e)
            return
        }
        while items.count >= capacity {
            await withCheckedContinuation { producers.append($0) }
        }
        if !consumers.isEmpty { consumers.removeFirst().resume(returning: e) } else { items.append(e) }
    }
    func take() async -> Element? {
        if !items.isEmpty {
            let e = items.removeFirst()
            if !producers.isEmpty { producers.removeFirst().resume() }
            return e
        }
        if closed { return nil }
        return await withCheckedContinuation { consumers.append($0) }
    }
    func close() {
        closed = true
        consumers.forEach { $0.resume(returning: nil) }
        consumers = []
    }
}
let buffer = BoundedBuffer<Int>(capacity: 2)
let producer = Task {
    for i in 1...10 { await buffer.put(i) }
    await buffer.close()
}
let consumer = Task { () -> [Int] in
    var got: [Int] = []
    while let n = await buffer.take() { got.append(n) }
    return got
}
await producer.value
let got = await consumer.value
print(got, got.reduce(0, +))
