func never() -> Never { print("x") }
