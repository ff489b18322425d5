let point = (1, 2)
let (a, b, c) = point
