func same(_ f: () -> Int) -> () -> Int { return f }
