protocol P {}
func f(_ p: some P) {}
f(5)
