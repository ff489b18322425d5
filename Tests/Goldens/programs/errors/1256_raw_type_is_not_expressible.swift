enum E: [Int] { case a }
