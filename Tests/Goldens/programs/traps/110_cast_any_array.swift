let mixed: [Any] = [1, 2, "three"]
print(mixed[0] as! Int)
let ints = mixed as! [Int]
print(ints)
