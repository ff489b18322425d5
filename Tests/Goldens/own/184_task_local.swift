enum Log {
    @TaskLocal static var prefix = "root"
    @TaskLocal static var depth: Int = 0
    static func say(_ s: String) { print(String(repeating: "  ", count: depth) + "[\(prefix)] \(s)") }
}
func nested(_ n: Int) async {
    Log.say("level \(n)")
    guard n > 0 else { return }
    await Log.$depth.withValue(Log.depth + 1) { await nested(n - 1) }
}
Log.say("start")
await Log.$prefix.withValue("request") {
    Log.say("inside")
    await nested(2)
    let child = Task { Log.prefix }
    let detached = Task.detached { Log.prefix }
    print(await child.value, await detached.value)
    async let x = Log.prefix
    print(await x)
    await withTaskGroup(of: String.self) { g in
        g.addTask { Log.prefix + "!" }
        for await s in g { print(s) }
    }
}
Log.$prefix.withValue("sync") { Log.say("sync scope") }
Log.say("end")
