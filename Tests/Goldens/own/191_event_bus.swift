struct Event: Sendable { let topic: String; let payload: Int }
actor Bus {
    private var subscribers: [String: [AsyncStream<Event>.Continuation]] = [:]
    func subscribe(_ topic: String) -> AsyncStream<Event> {
        let (stream, c) = AsyncStream<Event>.makeStream(bufferingPolicy: .unbounded)
        subscribers[topic, default: []].append(c)
        return stream
    }
    func publish(_ e: Event) {
        for c in subscribers[e.topic] ?? [] { c.yield(e) }
    }
    func shutdown() { subscribers.values.joined().forEach { $0.finish() } }
    var topics: [String] { subscribers.keys.sorted() }
}
let bus = Bus()
let prices = await bus.subscribe("price")
let news = await bus.subscribe("news")
let priceTask = Task { () -> [Int] in
    var seen: [Int] = []
    for await e in prices { seen.append(e.payload) }
    return seen
}
let newsTask = Task { await news.map(\.payload).reduce(0) { $0 + $1 } }
for i in 1...6 { await bus.publish(Event(topic: i % 3 == 0 ? "news" : "price", payload: i)) }
await bus.publish(Event(topic: "nobody", payload: 9))
print(await bus.topics)
await bus.shutdown()
print(await priceTask.value)
print(await newsTask.value)
let (small, c) = AsyncStream<Int>.makeStream(bufferingPolicy: .bufferingNewest(2))
for i in 1...5 {
    switch c.yield(i) {
    case .enqueued(let left): print("enqueued, room \(left)")
    case .dropped(let x): print("dropped \(x)")
    case .terminated: print("terminated")
    @unknown default: print("?")
    }
}
c.finish()
if case .terminated = c.yield(6) { print("closed") }
for await i in small { print("got", i) }
