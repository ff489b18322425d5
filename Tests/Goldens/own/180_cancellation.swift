func work(_ name: String, steps: Int) async throws -> String {
    for i in 1...steps {
        try Task.checkCancellation()
        if i == 2 { await Task.yield() }
    }
    return "\(name) done"
}
let t = Task { try await work("plain", steps: 5) }
print(try await t.value)
let sleeper = Task {
    do {
        try await Task.sleep(for: .seconds(60))
        return "slept"
    } catch is CancellationError {
        return "woken, cancelled: \(Task.isCancelled)"
    } catch { return "other" }
}
sleeper.cancel()
print(await sleeper.value, sleeper.isCancelled)
let doomed = Task<Int, Error> {
    while !Task.isCancelled { await Task.yield() }
    throw CancellationError()
}
doomed.cancel()
switch await doomed.result {
case .success(let n): print("n", n)
case .failure(let e): print("failed", e is CancellationError)
}
let handled = Task {
    await withTaskCancellationHandler {
        while !Task.isCancelled { await Task.yield() }
        print("operation ends")
        return 1
    } onCancel: {
        print("handler")
    }
}
handled.cancel()
print(await handled.value)
let first = try await withThrowingTaskGroup(of: String.self) { group in
    group.addTask { try await Task.sleep(for: .seconds(30)); return "slow" }
    group.addTask { "fast" }
    defer { group.cancelAll() }
    return try await group.next()!
}
print(first)
let timeouts = await withTaskGroup(of: Bool.self) { group -> [Bool] in
    for _ in 0..<3 { group.addTask { (try? await Task.sleep(for: .seconds(10))) == nil } }
    group.cancelAll()
    let added = group.addTaskUnlessCancelled { true }
    var all: [Bool] = [added, group.isCancelled]
    for await b in group { all.append(b) }
    return all
}
print(timeouts)
