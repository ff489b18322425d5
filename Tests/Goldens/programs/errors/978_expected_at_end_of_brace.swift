func greet(name: String) -> String {
    return "Hi, " + name
greet(name: "x")
