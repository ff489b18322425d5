import Foundatoin
print("x")
