let words = ["x", "yy"]
let lengths: [String: Int] = words.map { ($0, $0.count) }
