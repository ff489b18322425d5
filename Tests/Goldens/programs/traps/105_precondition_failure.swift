enum Level: Int { case low = 1, high }
func level(_ n: Int) -> Level {
    guard let l = Level(rawValue: n) else { preconditionFailure("no level \(n)") }
    return l
}
print(level(2)); print(level(3))
