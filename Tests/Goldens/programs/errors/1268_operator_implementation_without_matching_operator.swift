prefix operator ~~
prefix func ~~ (a: Int, b: Int) -> Int { a }
