let result = try? Int("5")
let n: Int = result
