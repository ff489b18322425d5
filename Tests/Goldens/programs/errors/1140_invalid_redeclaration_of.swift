enum E { case a(Int), a(String) }
