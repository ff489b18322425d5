else { print("x") }
