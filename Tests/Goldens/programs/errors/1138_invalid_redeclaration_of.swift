func f<T, T>(_ a: T) {}
