let x = self
