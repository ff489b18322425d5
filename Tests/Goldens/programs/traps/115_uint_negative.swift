let temperatures = [3, 0, -2]
print(temperatures.map { UInt($0) })
