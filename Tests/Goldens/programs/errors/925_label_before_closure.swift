func each(_ n: Int, body: () -> Void) { body() }
each(n: 3) { print("x") }
