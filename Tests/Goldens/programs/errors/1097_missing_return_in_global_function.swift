func f() -> Int { while true { } ; return 1 }
func g() -> Int { repeat { break } while true }
