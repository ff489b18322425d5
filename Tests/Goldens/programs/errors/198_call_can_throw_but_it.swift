func risky() throws {}
func caller() { risky() }
