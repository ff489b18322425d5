let evens = (1...10).filter { $0 % 2 }
