let r = [3, 1, 2].sorted { $0.x < $1.x }
