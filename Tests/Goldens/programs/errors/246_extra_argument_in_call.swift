func greet(_ name: String) { print(name) }
greet("a", "b")
