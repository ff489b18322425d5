func check(_ x: Int) -> Bool {
    if x > 0 { return true }
    else if x < 0 { return false }
}
