let x: Int? = 5
let y = x + 1
