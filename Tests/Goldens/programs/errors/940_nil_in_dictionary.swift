let ages: [String: Int] = ["a": nil]
