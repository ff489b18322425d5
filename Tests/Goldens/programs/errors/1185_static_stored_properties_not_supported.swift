struct S<T> { static var x = 1 }
