func greet(person name: String) { print(name) }
greet(name: "Al")
