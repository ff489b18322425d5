init() { print("x") }
