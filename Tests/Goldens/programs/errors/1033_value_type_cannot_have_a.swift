struct A { var b: B }
struct B { var a: A }
