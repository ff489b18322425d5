private struct H {}
func f() -> H { H() }
