func f() async throws -> Int { 1 }
func g() async { let x = await f(); print(x) }
