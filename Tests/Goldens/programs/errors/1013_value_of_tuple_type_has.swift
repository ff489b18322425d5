var list = [1, 2, 3]
list.append(4).append(5)
