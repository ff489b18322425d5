struct S { var x: Int { get { 1 } set } }
