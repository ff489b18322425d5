func f(_ n: Int) {
  switch n {
  case 1: if n > 0 { fallthrough }
  case 2: for _ in 0..<1 { fallthrough }
  default: fallthrough
  }
}
func g() { if true { break } }
func h() { break }
func i() { do { break }; { break }() }
