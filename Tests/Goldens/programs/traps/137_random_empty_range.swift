let n = 0
print("pick")
print(Int.random(in: 0..<n))
