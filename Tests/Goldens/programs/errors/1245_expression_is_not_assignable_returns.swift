func f() -> Int { 1 }
f() = 2
