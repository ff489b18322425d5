let arr = [1, 2, 3]
let m = arr.map { $0 > 1 ? "big" : nil }.joined()
