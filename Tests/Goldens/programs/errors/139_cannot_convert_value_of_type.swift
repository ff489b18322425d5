let count: Int = "abc".count + 1.5
