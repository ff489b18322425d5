enum Shape { case circle(radius: Double), square(side: Double) }
func area(_ s: Shape) -> Double {
    switch s {
    case .circle(let r): return 3.14 * r * r
    case .square(let side, let x): return side * x
    }
}
