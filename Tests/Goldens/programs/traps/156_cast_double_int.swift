let values: [Any] = [1, 2.5]
print(values[0] as! Int)
print(values[1] as! Int)
