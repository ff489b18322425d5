struct S { var x: Int { get async { 1 } set { } } }
