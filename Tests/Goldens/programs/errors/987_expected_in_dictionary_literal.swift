let dict = ["a": 1, "b"]
