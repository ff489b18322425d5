struct MyError: Error, CustomStringConvertible { let description = "my description" }
func go() throws { throw MyError() }
print("go")
try go()
