extension Foo { func f() {} }
