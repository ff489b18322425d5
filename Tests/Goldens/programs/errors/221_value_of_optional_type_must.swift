class Person { var name = "x" }
let p: Person? = Person()
print(p.name)
