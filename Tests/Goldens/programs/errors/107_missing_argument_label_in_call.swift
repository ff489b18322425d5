func greet(name: String, loudly: Bool = false) -> String { loudly ? name.uppercased() : name }
print(greet("Ann"))
