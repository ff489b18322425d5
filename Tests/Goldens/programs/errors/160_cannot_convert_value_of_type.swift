func apply(_ f: (Int) -> Int, to n: Int) -> Int { f(n) }
print(apply({ "\($0)" }, to: 3))
