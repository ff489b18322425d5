class Animal {}; class Cat: Animal {}; class Dog: Animal {}
let pets: [Animal] = [Cat(), Dog()]
for p in pets { let c = p as! Cat; print(type(of: c)) }
