struct Person { let name: String }
var people = [Person(name: "a")]
people[0].name = "b"
