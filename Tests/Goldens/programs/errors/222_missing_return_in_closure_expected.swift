let closure = { (x: Int) -> Int in
    let y = x * 2
}
