import Observation

struct Product: Identifiable, Hashable {
    let id: Int
    let name: String
    let price: Int
}

@Observable class Line {
    let product: Product
    var quantity: Int
    init(_ product: Product, quantity: Int = 1) {
        self.product = product
        self.quantity = quantity
    }
    var subtotal: Int { product.price * quantity }
}

@Observable class Cart {
    var lines: [Line] = []
    var coupon: String?

    var total: Int {
        let sum = lines.reduce(0) { $0 + $1.subtotal }
        return coupon == "HALF" ? sum / 2 : sum
    }

    func add(_ product: Product) {
        if let line = lines.first(where: { $0.product.id == product.id }) {
            line.quantity += 1
        } else {
            lines.append(Line(product))
        }
    }

    func remove(id: Product.ID) { lines.removeAll { $0.product.id == id } }
}

let tea = Product(id: 1, name: "tea", price: 450)
let mug = Product(id: 2, name: "mug", price: 1299)
let cart = Cart()

func watch(_ name: String, _ read: @escaping () -> Int) {
    let value = withObservationTracking(read) { print("  \(name) is stale") }
    print("\(name) = \(value)")
}

watch("total") { cart.total }

cart.add(tea)
watch("total") { cart.total }

cart.add(tea)
watch("total") { cart.total }
cart.add(mug)
print("-- coupon")
watch("total") { cart.total }
cart.coupon = "HALF"
watch("total") { cart.total }
print("-- a line that was removed does not matter any more")
let first = cart.lines[0]
cart.remove(id: 1)
watch("total") { cart.total }
first.quantity = 99
cart.lines[0].quantity = 2
watch("total") { cart.total }
print(cart.lines.map { "\($0.quantity)x \($0.product.name)" }, first.subtotal)
