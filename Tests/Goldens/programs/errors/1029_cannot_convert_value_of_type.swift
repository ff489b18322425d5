let s = "abc"
let c: String = s[s.startIndex]
