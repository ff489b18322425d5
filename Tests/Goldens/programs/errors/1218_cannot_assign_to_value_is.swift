enum E { case a; func f() { self = .a } }
