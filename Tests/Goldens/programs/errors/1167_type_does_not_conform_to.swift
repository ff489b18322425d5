protocol P { func f() async }
struct S: P { func f() throws {} }
