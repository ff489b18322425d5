func risky() throws {}
do { try risky() } catch let e as Int { print(e) }
func g() { do { try risky() } catch let e as CancellationError { print(e) } }
