for i in stride(from: 0, to: 10) { print(i) }
