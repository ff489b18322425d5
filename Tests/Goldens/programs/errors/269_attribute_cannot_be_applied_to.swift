@discardableResult let x = 3
