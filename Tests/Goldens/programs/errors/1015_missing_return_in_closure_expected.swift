let f = { (a: Int) -> String in
    if a > 0 { return "pos" }
}
