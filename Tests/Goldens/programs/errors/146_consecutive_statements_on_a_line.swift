let a = 3 let b = 4
