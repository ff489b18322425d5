enum Size { case small, medium, large }
func cost(_ s: Size) -> Int {
    switch s {
    case .small: return 1
    case .huge: return 3
    default: return 2
    }
}
