var d = [String: Int](); d.add("a", 1)
