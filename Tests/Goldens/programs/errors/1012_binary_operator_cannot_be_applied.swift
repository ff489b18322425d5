let value = "12"
let doubled = value * 2
