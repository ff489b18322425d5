let capitals = ["France": "Paris"]
print(capitals["France"]!)
print(capitals["Spain"]!.count)
