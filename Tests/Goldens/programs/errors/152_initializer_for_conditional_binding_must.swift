let five = 5
if let x = five { print(x) }
