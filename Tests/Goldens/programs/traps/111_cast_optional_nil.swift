let value: Any? = nil
print("casting")
let n = value as! Int
print(n)
