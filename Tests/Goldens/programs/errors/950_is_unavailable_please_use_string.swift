let c = "abc".characters.count
