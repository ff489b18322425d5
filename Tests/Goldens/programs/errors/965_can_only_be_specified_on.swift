struct S { override func f() {} }
