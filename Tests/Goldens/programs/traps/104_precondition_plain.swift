func half(_ n: Int) -> Int { precondition(n % 2 == 0); return n / 2 }
print(half(8))
print(half(7))
