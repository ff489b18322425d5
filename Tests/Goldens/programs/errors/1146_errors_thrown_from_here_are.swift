func f() async throws -> Int { 1 }
func g() async -> Int { try await f() }
