func f() -> (Int, String) { (1, "a") }
let (n, s): (String, Int) = f()
