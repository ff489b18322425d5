if let x = Optional(1) { x = 2 }
