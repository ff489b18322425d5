let code = 0x110000
print(UnicodeScalar(0x41)!)
print(UnicodeScalar(UInt32(code))!)
