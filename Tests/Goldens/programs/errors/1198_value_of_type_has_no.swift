let s = [3, 1].sorted().reversed().first!.count
