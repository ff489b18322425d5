struct Countdown: AsyncSequence {
  typealias Element = Int
  let from: Int
  struct AsyncIterator: AsyncIteratorProtocol {
    var n: Int
    mutating func next() async -> Int? {
      guard n > 0 else { return nil }
      await Task.yield()
      defer { n -= 1 }
      return n
    }
  }
  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(n: from) }
}
for await n in Countdown(from: 3) { print(n, terminator: " ") }
print()
let evens = Countdown(from: 8).filter { $0 % 2 == 0 }.map { "<\($0)>" }
var s = ""
for await e in evens { s += e }
print(s)
print(await Countdown(from: 5).reduce(0, +), await Countdown(from: 4).contains(3), await Countdown(from: 4).max() ?? 0)
var firstTwo: [Int] = []
for await x in Countdown(from: 9).prefix(2) { firstTwo.append(x) }
print(firstTwo)
let (stream, cont) = AsyncStream.makeStream(of: String.self)
cont.onTermination = { print("end:", $0) }
let reader = Task {
  var got: [String] = []
  for await v in stream { got.append(v) }
  return got
}
cont.yield("x"); cont.yield("y")
cont.finish()
print(await reader.value)
enum Net: Error { case down }
let failing = AsyncThrowingStream<Int, Error> { c in
  c.yield(1); c.yield(2); c.finish(throwing: Net.down)
}
do { for try await v in failing { print("v\(v)") } } catch { print("error", error) }
func legacy(_ n: Int, _ done: @escaping (Result<Int, Net>) -> Void) { done(n > 0 ? .success(n * 3) : .failure(.down)) }
func modern(_ n: Int) async throws -> Int {
  try await withCheckedThrowingContinuation { k in legacy(n) { k.resume(with: $0) } }
}
print(try await modern(4))
do { _ = try await modern(0) } catch { print("legacy", error) }
let v = await withCheckedContinuation { (k: CheckedContinuation<String, Never>) in
  Task { k.resume(returning: "later") }
}
print(v)
var it = Countdown(from: 2).makeAsyncIterator()
while let n = await it.next() { print("it", n) }
let buf = AsyncStream<Int>(bufferingPolicy: .bufferingNewest(2)) { c in for i in 1...5 { c.yield(i) }; c.finish() }
for await b in buf { print("b", b) }
let clock = ContinuousClock()
let took = await clock.measure { try? await Task.sleep(for: .milliseconds(50)) }
print(took >= .milliseconds(50), took < .seconds(5))
print(Duration.seconds(1.5), Duration.milliseconds(250) + .seconds(1))
