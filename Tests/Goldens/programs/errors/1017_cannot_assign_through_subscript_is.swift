let dict: [String: Int] = ["a": 1]
dict["b"] = 2
