func f(_ n: Int) throws -> Int { do { return try g() } catch { print("x") } }
func g() throws -> Int { 1 }
