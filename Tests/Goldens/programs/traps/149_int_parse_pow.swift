var p = 1
for i in 0..<70 { p *= 2; if i % 20 == 0 { print(p) } }
