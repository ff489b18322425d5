print("prelude")
