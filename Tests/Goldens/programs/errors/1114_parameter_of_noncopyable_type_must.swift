struct R: ~Copyable {}
func f(_ r: R) {}
