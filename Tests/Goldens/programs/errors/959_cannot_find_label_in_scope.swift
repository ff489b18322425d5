for i in 0..<3 { continue outer }
