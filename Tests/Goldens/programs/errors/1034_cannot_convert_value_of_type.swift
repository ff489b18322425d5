let closure: () -> Int = { print("x") }
