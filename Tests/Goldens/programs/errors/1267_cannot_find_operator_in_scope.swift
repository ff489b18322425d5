infix operator +++
let z = 1 +++ 2
