let clock = ContinuousClock()
let start = clock.now
try await Task.sleep(for: .milliseconds(20))
let elapsed = start.duration(to: clock.now)
print(elapsed >= .milliseconds(20), elapsed < .seconds(5))
let took = clock.measure { _ = (1...1000).reduce(0, +) }
print(took > .zero, took < .seconds(2))
let slept = try await clock.measure { try await Task.sleep(for: .milliseconds(10)) }
print(slept >= .milliseconds(10))
let d: Duration = .seconds(90) + .milliseconds(250)
print(d, d.components.seconds, d.components.attoseconds)
print(Duration.seconds(3) / 2, Duration.milliseconds(1500) * 2, .seconds(1) < Duration.milliseconds(1001))
print(Duration.seconds(1.5), Duration.microseconds(1), Duration.nanoseconds(5) - .nanoseconds(7))
try await Task.sleep(until: .now + .milliseconds(5), clock: .continuous)
let deadline = clock.now.advanced(by: .milliseconds(10))
try await clock.sleep(until: deadline)
print(clock.now >= deadline, SuspendingClock().now <= SuspendingClock.now)
func withTimeout<T: Sendable>(_ limit: Duration, _ op: @escaping @Sendable () async throws -> T) async -> T? {
    await withTaskGroup(of: T?.self) { group in
        group.addTask { try? await op() }
        group.addTask { try? await Task.sleep(for: limit); return nil }
        let first = await group.next()!
        group.cancelAll()
        return first
    }
}
print(await withTimeout(.seconds(5)) { 42 } ?? -1)
print(await withTimeout(.milliseconds(10)) { try await Task.sleep(for: .seconds(20)); return 1 } as Any)
