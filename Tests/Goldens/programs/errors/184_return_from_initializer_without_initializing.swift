struct S { var a: Int; init(a: Int) { } }
