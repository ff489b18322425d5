class C { let a: Int; init(flag: Bool) { if flag { a = 1 } } }
