enum E: String { case a = "x", b = "x" }
