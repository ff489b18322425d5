func f() async throws -> Int { 1 }
func g() async throws -> Int { await f() }
