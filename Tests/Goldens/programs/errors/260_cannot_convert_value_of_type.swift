let nested = [[1], [2]]
let flat: [Int] = nested.map { $0 }
