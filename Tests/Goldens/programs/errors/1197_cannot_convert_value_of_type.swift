let a = [1, 2, 3].map(String.init).reduce(0, +)
