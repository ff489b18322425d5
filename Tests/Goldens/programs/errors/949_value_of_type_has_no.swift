print("abc".length)
