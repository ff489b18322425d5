func slow() async -> Int { 1 }
func caller() -> Int { await slow() }
