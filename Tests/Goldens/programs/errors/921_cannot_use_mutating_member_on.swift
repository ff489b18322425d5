struct Counter { var n = 0
    mutating func bump() { n += 1 } }
func use(_ c: Counter) { c.bump() }
