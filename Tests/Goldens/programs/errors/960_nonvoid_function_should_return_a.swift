func f() -> Int { return }
