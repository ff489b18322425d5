let u = URL(string: "x")
