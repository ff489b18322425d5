func show(_ f: () -> Void) { print(f) }
