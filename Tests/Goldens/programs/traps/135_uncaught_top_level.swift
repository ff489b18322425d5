enum E: Error { case broken(code: Int) }
func risky(_ n: Int) throws { if n > 1 { throw E.broken(code: n) } }
try risky(1)
print("fine")
try risky(2)
print("never")
