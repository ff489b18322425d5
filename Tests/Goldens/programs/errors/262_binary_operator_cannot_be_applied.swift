if let x = Int("3"), x > "2" { print(x) }
