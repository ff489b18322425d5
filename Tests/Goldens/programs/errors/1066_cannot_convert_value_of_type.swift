let point: (x: Int, y: Int) = (1, 2)
let (a, b): (Int, String) = point
