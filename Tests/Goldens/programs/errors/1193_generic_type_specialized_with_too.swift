let d: Dictionary<Int> = [:]
