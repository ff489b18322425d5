struct R: ~Copyable { let n = 1 }
func take(_ r: consuming R) {}
func go() { let r = R(); take(r); take(r) }
