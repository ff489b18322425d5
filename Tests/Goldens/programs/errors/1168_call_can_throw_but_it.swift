func f() async throws {}
Task { f() }
