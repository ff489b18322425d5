let s = "unclosed \(name"
