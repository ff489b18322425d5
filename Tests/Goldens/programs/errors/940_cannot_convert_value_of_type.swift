extension Int { init?(s: String) { return nil } }
extension Int { func double() -> Int { return self * 2.0 } }
