func pair<A, B>(_ a: A, _ b: B) -> (A, B) { (b, a) }
