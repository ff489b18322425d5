struct User { let id: Int; private let secret: String }
let u = User(id: 1, secret: "s")
