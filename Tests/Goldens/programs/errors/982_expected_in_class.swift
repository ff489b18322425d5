class Foo { func bar() { print("x") }
