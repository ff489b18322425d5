let s = "total: \(count)"
