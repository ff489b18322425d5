let t = Task { throw CancellationError() }
await t.value
func g() async { await t.value }
