var dict: [String: Int] = ["a", "b"]
