enum E { case a }
extension E { case b }
