struct A { func f() {} func g() {} }
