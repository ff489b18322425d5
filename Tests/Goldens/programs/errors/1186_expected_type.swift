let f: <T>(T) -> T = { $0 }
