let n = Int("5") as! String
let m: Int = n
