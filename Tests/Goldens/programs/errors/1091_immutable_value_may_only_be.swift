struct P { let a = 1; init() { a = 2 } }
