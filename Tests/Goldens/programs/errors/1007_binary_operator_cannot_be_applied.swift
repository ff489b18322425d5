let pi = 3.14
let radius = 2
let area = pi * radius * radius
