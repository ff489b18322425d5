enum E: Int { case a = 1, b = "2" }
