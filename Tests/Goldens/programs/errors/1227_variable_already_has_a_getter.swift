struct S { var x: Int { get { 1 } get { 2 } } }
