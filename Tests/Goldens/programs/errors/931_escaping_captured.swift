func later(_ f: @escaping () -> Void) { f() }
func run(_ f: () -> Void) { later { f() } }
