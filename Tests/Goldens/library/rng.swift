struct LCG: RandomNumberGenerator { var s: UInt64; mutating func next() -> UInt64 { s = s &* 6364136223846793005 &+ 1442695040888963407; return s } }
var g = LCG(s: 42)
print(Int.random(in: 1...6, using: &g), Int.random(in: 0..<100, using: &g), Double.random(in: 0..<1, using: &g), Bool.random(using: &g), [1, 2, 3, 4, 5].shuffled(using: &g), [1, 2, 3].randomElement(using: &g)!, UInt8.random(in: 0...255, using: &g), Double.random(in: 1...2, using: &g), Float.random(in: 0..<1, using: &g), Int8.random(in: -5...5, using: &g), g.next(upperBound: 10 as UInt), UInt64.random(in: .min ... .max, using: &g), "abc".randomElement(using: &g)!, (1...9).randomElement(using: &g)!, g.next() as UInt8)
var a = Array(1...10); a.shuffle(using: &g); print(a, Set([1]).randomElement(using: &g)!)
var sys = SystemRandomNumberGenerator(); print(Int.random(in: 0..<1, using: &sys), Int.random(in: 3...3), Bool.random() || true, (0..<10).contains(.random(in: 0..<10)))
var any: any RandomNumberGenerator = g; print(any.next())
func roll<R: RandomNumberGenerator>(_ r: inout R) -> Int { .random(in: 1...6, using: &r) }; print(roll(&g), roll(&g))
