switch 1 { case let x: x = 2 }
