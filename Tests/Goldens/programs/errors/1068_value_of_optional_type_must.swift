var handler: ((Int) -> Void)? = nil
handler(3)
handler?("x")
