struct S { static func f() { print(x) }; let x = 1 }
