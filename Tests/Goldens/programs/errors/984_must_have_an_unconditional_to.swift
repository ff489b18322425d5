let x = if true { 1 }
