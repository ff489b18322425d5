let d: Double = 3
let i: Int = d
