struct S { weak var x: Int? }
