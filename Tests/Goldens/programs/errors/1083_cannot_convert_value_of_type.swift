func show(_ n: Int) { print(n) }
show(3.5)
show(Int("3"))
