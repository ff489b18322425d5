print(sqrt(2.0))
