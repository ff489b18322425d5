func outer() { func inner() -> Int { 1 }; let s: String = inner() }
