protocol Shape { associatedtype U; func u() -> U }
func f(_ s: Shape) -> Int { s.u() }
