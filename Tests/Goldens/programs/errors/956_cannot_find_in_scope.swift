if x == 5 { let x = 5; print(x) }
