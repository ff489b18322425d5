let neg: UInt = -1
