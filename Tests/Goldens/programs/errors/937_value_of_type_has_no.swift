func f<T>(_ x: T) { print(x.count) }
