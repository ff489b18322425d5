case 5: print("x")
