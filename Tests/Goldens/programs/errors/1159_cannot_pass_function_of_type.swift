func run(_ f: () -> Void) { f() }
func a() async {}
func g() async { run { await a() } }
