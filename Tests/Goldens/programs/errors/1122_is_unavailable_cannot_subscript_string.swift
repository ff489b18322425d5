let c = [1, 2, 3][5]
let d = "abc"[10]
