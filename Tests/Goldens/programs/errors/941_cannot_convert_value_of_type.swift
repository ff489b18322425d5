let nums = [1, 2, 3]
nums.forEach { n in return n * 2 }
