enum Level { case easy, hard }
func points(for level: Level) -> Int {
    switch level {
    case .easy: 10
    }
}
