struct S { func go(_ n: Int) -> Int { n } }
print(S.go(3))
