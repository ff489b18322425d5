func f<T: Collection>(_ c: T) -> Int where T.Element == Int { c.reduce(0, +) }
print(f(["a"]))
