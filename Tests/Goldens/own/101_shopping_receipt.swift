import Foundation

enum Category: String { case food, book, medical, other
    var isExempt: Bool { self != .other }
}

struct Goods {
    let name: String, category: Category, price: Decimal2
    var imported = false
}

/// Money in hundredths, so that sums are exact.
struct Decimal2: ExpressibleByFloatLiteral, Comparable, CustomStringConvertible {
    let hundredths: Int
    init(hundredths: Int) { self.hundredths = hundredths }
    init(floatLiteral value: Double) { hundredths = Int((value * 100).rounded()) }
    static func < (a: Decimal2, b: Decimal2) -> Bool { a.hundredths < b.hundredths }
    static func + (a: Decimal2, b: Decimal2) -> Decimal2 { .init(hundredths: a.hundredths + b.hundredths) }
    static func * (n: Int, a: Decimal2) -> Decimal2 { .init(hundredths: n * a.hundredths) }
    static let zero = Decimal2(hundredths: 0)
    var description: String { String(format: "%d.%02d", hundredths / 100, hundredths % 100) }
}

struct TaxRule {
    let rate: Int
    let applies: (Goods) -> Bool
    func tax(on goods: Goods) -> Decimal2 {
        guard applies(goods) else { return .zero }
        let raw = goods.price.hundredths * rate            // in ten-thousandths
        return Decimal2(hundredths: (raw + 499) / 500 * 5)  // up to the next 0.05
    }
}

let rules = [TaxRule(rate: 10) { !$0.category.isExempt }, TaxRule(rate: 5, applies: \.imported)]

struct Receipt {
    private var lines: [(count: Int, goods: Goods)] = []
    mutating func add(_ goods: Goods, count: Int = 1) { lines.append((count, goods)) }
    private func tax(_ g: Goods) -> Decimal2 { rules.map { $0.tax(on: g) }.reduce(.zero, +) }
    var taxes: Decimal2 { lines.map { $0.count * tax($0.goods) }.reduce(.zero, +) }
    var total: Decimal2 { lines.reduce(taxes) { $0 + $1.count * $1.goods.price } }
    func printed(width: Int = 34) -> String {
        func row(_ left: String, _ right: String) -> String {
            let dots = max(1, width - left.count - right.count)
            return left + String(repeating: ".", count: dots) + right
        }
        var out = lines.map { line in
            row("\(line.count) \(line.goods.imported ? "imported " : "")\(line.goods.name)", (line.count * (line.goods.price + tax(line.goods))).description)
        }
        out.append(row("Sales taxes", "\(taxes)"))
        out.append(row("TOTAL", "\(total)"))
        return out.joined(separator: "\n")
    }
}

let baskets: [[(Int, Goods)]] = [
    [(2, Goods(name: "book", category: .book, price: 12.49)), (1, Goods(name: "music CD", category: .other, price: 14.99)), (1, Goods(name: "chocolate bar", category: .food, price: 0.85))],
    [(1, Goods(name: "box of chocolates", category: .food, price: 10.00, imported: true)), (1, Goods(name: "bottle of perfume", category: .other, price: 47.50, imported: true))],
    [],
]
for (n, basket) in baskets.enumerated() {
    var receipt = Receipt()
    basket.forEach { receipt.add($1, count: $0) }
    print("Basket \(n + 1)\n\(receipt.printed())")
}
let cheapest = baskets.joined().map(\.1).min { $0.price < $1.price }
print(cheapest?.name ?? "-", Decimal2(floatLiteral: 0.1) + 0.2, Decimal2.zero < 0.01, 3 * Decimal2(hundredths: 5))
