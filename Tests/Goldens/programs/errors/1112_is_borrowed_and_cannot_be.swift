struct R: ~Copyable { let n = 1 }
func f(_ r: borrowing R) -> R { r }
