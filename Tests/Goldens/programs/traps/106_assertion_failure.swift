func weekday(_ n: Int) -> String {
    switch n {
    case 1...7: return "day \(n)"
    default: assertionFailure("weekday \(n)?"); return ""
    }
}
print(weekday(7)); print(weekday(8))
