let list = [1, 2, 3]
if list.contains(2) = true { print("yes") }
