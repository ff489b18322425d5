protocol Vehicle { var wheels: Int { get } }
let v = Vehicle()
