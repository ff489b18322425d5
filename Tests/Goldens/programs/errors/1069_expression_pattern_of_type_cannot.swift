let score = 85
switch score {
case 90...100: print("A")
case 80..<90: print("B")
case "C": print("C")
default: print("?")
}
