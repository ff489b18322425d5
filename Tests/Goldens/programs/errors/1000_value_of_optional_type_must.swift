let scores = ["Ann": 90, "Bob": 85]
let annScore: Int = scores["Ann"]
print(annScore)
