let a: UInt8 = 255 + 1
