let w = 3
print(String(repeating: "-", count: w))
print(String(repeating: "-", count: w - 5))
