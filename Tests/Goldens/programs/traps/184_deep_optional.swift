let d: [String: [Int?]] = ["k": [1, nil]]
print(d["k"]![0]!)
print(d["k"]![1]!)
