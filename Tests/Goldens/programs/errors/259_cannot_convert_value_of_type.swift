var arr: [Int] = []
arr.append("x")
