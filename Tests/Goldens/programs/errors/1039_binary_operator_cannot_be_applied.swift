func g<T>(_ a: T, _ b: T) -> Bool { a == b }
