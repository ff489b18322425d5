func f() async -> Int { 1 }
let x = f()
print(x)
