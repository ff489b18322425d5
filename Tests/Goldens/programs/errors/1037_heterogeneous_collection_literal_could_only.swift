let items = [1, "two", 3.0]
