struct S { static let n = 1 }
print(S().n)
