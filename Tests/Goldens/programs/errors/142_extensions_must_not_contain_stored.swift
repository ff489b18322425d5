extension Int { var stored = 3 }
