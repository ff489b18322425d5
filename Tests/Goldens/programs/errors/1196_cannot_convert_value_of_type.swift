func f(x: Int) -> Int { x }
let g: (String) -> Int = f
