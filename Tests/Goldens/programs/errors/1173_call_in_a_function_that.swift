let r = await withCheckedContinuation { c in c.resume() }
func g() { Task.sleep(for: .seconds(1)) }
