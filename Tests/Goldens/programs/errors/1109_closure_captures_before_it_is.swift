func outer() { inner(); let n = 1; func inner() { print(n) } }
