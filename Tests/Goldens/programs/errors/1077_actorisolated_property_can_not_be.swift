actor Counter { var n = 0; func up() { n += 1 } }
let c = Counter()
func use() { c.up() }
print(c.n)
