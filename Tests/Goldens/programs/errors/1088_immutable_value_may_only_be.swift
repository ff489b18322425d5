let total: Int
for i in 0..<3 { total = i }
