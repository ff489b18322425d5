enum Direction { case up, down }
switch Direction.up {
case up: print("u")
case .down: print("d")
}
