async let a = 3
func g() { let r = await h(); print(r) }
func h() async -> Int { 1 }
