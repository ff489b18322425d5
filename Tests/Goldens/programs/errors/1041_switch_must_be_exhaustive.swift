switch "a" { case "a": print(1) }
