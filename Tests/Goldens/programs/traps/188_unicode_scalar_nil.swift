let v: UInt32 = 0xD800
print(UnicodeScalar(0x1F600 as UInt32)!)
print(UnicodeScalar(v)!)
