let 5x = 3
