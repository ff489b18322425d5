protocol Greeter { func greet(_ name: String) -> String }
func welcome(_ g: Greeter) -> String { g.greet() }
