func makeAdder(n: Int) -> (Int) -> Int {
    return { x in x + n }
}
let add = makeAdder(5)
