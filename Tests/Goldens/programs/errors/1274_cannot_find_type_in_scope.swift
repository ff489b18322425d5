func f<T>(_ x: T) where T: Nope {}
