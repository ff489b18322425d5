lazy var x = 1
struct S { lazy let y = 2 }
