var scores = ["a": 1]
scores["b"] = "two"
