struct Celsius { var degrees: Double }
let t = Celsius(degrees: "20")
print(t.degrees + 1)
