print("a b".components(separatedBy: " "))
