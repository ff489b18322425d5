struct Math { static func square(_ n: Int) -> Int { n * n } }
let m = Math()
print(m.square(3))
