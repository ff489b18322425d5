enum E: Int, String { case a }
