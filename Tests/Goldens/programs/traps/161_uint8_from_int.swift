let codes = [65, 255, 256]
for c in codes { print(UInt8(c)) }
