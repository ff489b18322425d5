var stack: [Int] = [1]
stack.removeLast()
print(stack.count)
stack.removeLast()
