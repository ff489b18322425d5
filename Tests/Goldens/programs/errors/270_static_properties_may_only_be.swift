lazy var z = 3
print(z)
static let q = 3
