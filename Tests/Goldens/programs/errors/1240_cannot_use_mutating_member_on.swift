let d = ["a": 1]
d.removeAll()
