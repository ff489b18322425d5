extension Int { let y = 1 }
