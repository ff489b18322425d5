func work() async -> Int { try? await Task.sleep(nanoseconds: 1_000_000); print("worked"); return 1 }
func f() async { async let x = work(); print("leaving") }
await f()
print("after")
