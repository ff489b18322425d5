let l = (1...10).lazy.map { x -> Int in print("m", x, terminator: " "); return x * 2 }.filter { $0 % 4 == 0 }
print("first", l.first!)
print("prefix", Array(l.prefix(2)))
print("contains", l.contains(8))
for x in l.prefix(3) { print("it", x) }
print(l.count)
print(l.map { $0 + 1 })
