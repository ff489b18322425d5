let x: UInt8 = 300
