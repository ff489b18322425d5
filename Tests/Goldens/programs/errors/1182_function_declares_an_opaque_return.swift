func f() -> some Equatable { if Bool.random() { return 1 } else { return "a" } }
