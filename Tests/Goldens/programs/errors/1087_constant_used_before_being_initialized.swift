func pick(_ flag: Bool) -> Int {
    let value: Int
    if flag { value = 1 }
    return value
}
