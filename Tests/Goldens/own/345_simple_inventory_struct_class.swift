struct Product: Equatable, Hashable {
    let id: Int
    var name: String
    var price: Double
    var tags: Set<String> = []
}
class Store {
    private var stock: [Product: Int] = [:]
    private var log: [String] = []
    var discount: Double = 0 {
        didSet { log.append("discount \(Int(oldValue * 100))% -> \(Int(discount * 100))%") }
    }
    subscript(id: Int) -> Product? { stock.keys.first { $0.id == id } }
    func receive(_ product: Product, quantity: Int) {
        stock[product, default: 0] += quantity
        log.append("received \(quantity) x \(product.name)")
    }
    func sell(_ id: Int, quantity: Int = 1) -> Double? {
        guard let product = self[id], let available = stock[product], available >= quantity else {
            log.append("could not sell #\(id)")
            return nil
        }
        stock[product] = available - quantity
        if stock[product] == 0 { stock.removeValue(forKey: product) }
        return product.price * Double(quantity) * (1 - discount)
    }
    func tagged(_ tag: String) -> [Product] { stock.keys.filter { $0.tags.contains(tag) }.sorted { $0.id < $1.id } }
    var value: Double { stock.reduce(0) { $0 + $1.key.price * Double($1.value) } }
    func printLog() { log.enumerated().forEach { print("\($0 + 1):", $1) } }
}
let store = Store()
let pen = Product(id: 1, name: "Pen", price: 1.25, tags: ["office", "blue"])
var book = Product(id: 2, name: "Book", price: 12)
book.tags.formUnion(["paper", "office"])
store.receive(pen, quantity: 10)
store.receive(book, quantity: 2)
store.receive(pen, quantity: 5)
print(store.value, store[1]?.name ?? "?", store[3] == nil)
print(store.sell(1, quantity: 4) ?? 0, store.sell(2, quantity: 3) as Any)
store.discount = 0.5
print(store.sell(2, quantity: 2)!, store[2] as Any, store.tagged("office").map { $0.name })
store.printLog()
func apply(_ products: [Product], _ change: (inout Product) -> Void) -> [Product] {
    products.map { p in
        var copy = p
        change(&copy)
        return copy
    }
}
let raised = apply([pen, book]) { $0.price *= 2 }
print(raised.map(\.price), pen.price, raised[0] == pen)
let grouped = Dictionary(grouping: raised) { $0.price > 10 ? "expensive" : "cheap" }
print(grouped["cheap"]!.map(\.name), grouped["expensive"]!.count, Set(raised).count)
var matrix = [[Int]]()
for i in 1...3 { matrix.append((1...3).map { $0 * i }) }
print(matrix, matrix.map { $0.reduce(0, +) }, matrix.flatMap { $0 }.filter { $0 % 2 == 0 })
