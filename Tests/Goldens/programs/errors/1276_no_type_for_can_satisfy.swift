struct S<T> where T == Int, T == String {}
