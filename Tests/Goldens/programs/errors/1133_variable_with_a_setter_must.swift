struct S { var x: Int { set { } } }
