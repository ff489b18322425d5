for n in 1..10 { print(n) }
