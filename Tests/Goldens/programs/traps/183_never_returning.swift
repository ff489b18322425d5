func die(_ m: String) -> Never { print("dying"); preconditionFailure(m) }
let n = Int("x") ?? { () -> Int in die("no number") }()
print(n)
