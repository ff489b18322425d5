struct S { var x = 1 { get { 1 } } }
