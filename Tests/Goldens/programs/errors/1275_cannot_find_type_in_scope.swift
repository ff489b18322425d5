func f<T>() where U: Equatable {}
