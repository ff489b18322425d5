let s: String? = "a"
let n: Int = s?.count ?? "none"
