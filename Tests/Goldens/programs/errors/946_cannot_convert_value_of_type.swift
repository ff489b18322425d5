let total = [1, 2, 3].reduce(0) { $0 + $1 + "x" }
