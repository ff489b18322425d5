struct S { var x: Int { didSet {} get { 1 } } }
