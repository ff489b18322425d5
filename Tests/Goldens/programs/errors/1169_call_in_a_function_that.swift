let g = withTaskGroup(of: Int.self) { group in 1 }
