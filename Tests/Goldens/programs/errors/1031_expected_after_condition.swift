if (3 > 2) print("yes")
