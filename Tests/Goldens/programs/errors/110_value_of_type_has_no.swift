let numbers = [1, 2, 3]
let doubled = numbers.map { n in
    n.foo * 2
}
print(doubled)
