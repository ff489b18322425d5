let big: Int32 = 3_000_000_000
