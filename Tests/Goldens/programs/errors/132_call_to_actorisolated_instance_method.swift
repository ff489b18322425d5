actor Tally { var n = 0; func add() { n += 1 } }
let t = Tally()
t.add()
