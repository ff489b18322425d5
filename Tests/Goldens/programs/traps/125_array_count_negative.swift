let n = -1
print("making")
let zeros = Array(repeating: 0, count: n)
print(zeros)
