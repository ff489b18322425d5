var queue = [1, 2, 3]
let next = queue.removefirst()
print(next)
