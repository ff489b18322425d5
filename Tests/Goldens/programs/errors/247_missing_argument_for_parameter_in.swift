func greet(_ name: String, _ age: Int) { print(name) }
greet("a")
