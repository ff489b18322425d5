enum E: Int { case a = "x" }
