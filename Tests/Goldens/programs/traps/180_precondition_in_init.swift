struct Percent { let v: Int; init(_ v: Int) { precondition((0...100).contains(v), "percent \(v) out of range"); self.v = v } }
print(Percent(50).v)
print(Percent(150).v)
