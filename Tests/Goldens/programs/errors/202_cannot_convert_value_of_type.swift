func f<T>(_ x: T) -> T where T: Equatable { x == 1 ? x : x }
