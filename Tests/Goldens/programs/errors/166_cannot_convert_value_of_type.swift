let list: [Int] = [1, 2, "3"]
