func greet(name: String, age: Int) {}
greet(age: 3, name: "x")
