let x: Int { 5 }
