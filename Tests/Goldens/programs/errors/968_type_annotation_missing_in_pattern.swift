var x = 5, y
