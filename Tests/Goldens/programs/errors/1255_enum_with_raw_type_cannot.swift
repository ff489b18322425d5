enum E: Int { case a(Int) }
