let words = "a b".split(" ")
