enum K { case a, b }
func f(_ k: K) -> Int { switch k { case .a: return 1; case .b: fatalError("unhandled \(k)") } }
print(f(.a))
print(f(.b))
