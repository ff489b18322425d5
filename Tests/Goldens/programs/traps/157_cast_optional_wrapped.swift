let d: [String: Any] = ["a": 1, "b": "two"]
print(d["a"] as! Int)
print(d["b"] as! Int)
