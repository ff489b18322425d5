var counter = 0
func modify(_ x: inout Int, _ f: () -> Void) { x += 1; f(); x += 1 }
print("start")
modify(&counter) { counter += 10 }
print(counter)
