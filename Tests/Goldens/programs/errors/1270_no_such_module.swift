import Swift.Nope
