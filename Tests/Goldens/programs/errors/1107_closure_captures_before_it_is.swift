func f() { let c = { print(v) }; let v = 1; c() }
