final class Box { var v = 1; func go() { change(&v) { self.v } } }
func change(_ a: inout Int, _ f: () -> Int) { print("in"); a += f() }
Box().go()
