while let x = 5 { print(x) }
