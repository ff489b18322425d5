#warning("careful")
let n: Int = "s"
