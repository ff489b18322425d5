func f() -> Int { let x = 1 }
