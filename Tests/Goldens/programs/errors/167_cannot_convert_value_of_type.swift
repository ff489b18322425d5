let pair: (Int, String) = ("a", 1)
