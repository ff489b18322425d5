let d: Date = Date()
