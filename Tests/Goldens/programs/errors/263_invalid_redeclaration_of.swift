let a = 5
let a = 6
