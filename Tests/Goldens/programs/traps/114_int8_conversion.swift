let values = [100, 127, 128]
for v in values { print(Int8(v)) }
