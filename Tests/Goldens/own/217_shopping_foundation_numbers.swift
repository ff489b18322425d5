import Foundation
struct LineItem { let name: String; let unit: Decimal; var quantity: Int
    var total: Decimal { unit * Decimal(quantity) } }
struct Cart {
    private(set) var items: [LineItem] = []
    var coupons: [String: Decimal] = ["TEN": 10, "HALF": 50]
    mutating func add(_ name: String, _ price: String, quantity: Int = 1) {
        guard let unit = Decimal(string: price) else { return print("bad price \(price)") }
        if let i = items.firstIndex(where: { $0.name == name }) { items[i].quantity += quantity }
        else { items.append(LineItem(name: name, unit: unit, quantity: quantity)) }
    }
    var subtotal: Decimal { items.map(\.total).reduce(0, +) }
    func total(coupon: String? = nil) -> Decimal {
        guard let coupon, let percent = coupons[coupon] else { return subtotal }
        return subtotal * (100 - percent) / 100
    }
}
var cart = Cart()
cart.add("tea", "3.99", quantity: 3)
cart.add("mug", "12.50")
cart.add("tea", "3.99")
cart.add("gift", "x")
print(cart.subtotal, cart.total(coupon: "TEN"), cart.total(coupon: "HALF"), cart.total(coupon: "NONE"))
for item in cart.items { print(item.name.padding(toLength: 6, withPad: " ", startingAt: 0), item.quantity, item.total) }
var rounded = Decimal()
var exact = cart.total(coupon: "TEN")
NSDecimalRound(&rounded, &exact, 1, .bankers)
print(rounded, Decimal(0.1) + Decimal(0.2) == Decimal(0.3), Decimal(string: "0.1")! + Decimal(string: "0.2")! == Decimal(string: "0.3")!)
let f = NumberFormatter()
f.numberStyle = .decimal
f.locale = Locale(identifier: "en_US")
f.maximumFractionDigits = 2
print(f.string(from: 1234567.891)!, f.string(from: NSNumber(value: 42))!)
print(String(format: "%.2f %8.3f|%-8d|%+d|%08.2f|%e|%g", 3.14159, 2.71828, 42, 7, -1.5, 12345.678, 0.0001))
print(String(format: "%@ has %d items (%.1f%%) %c %x %X %o", "cart", 3, 99.5, 65, 255, 255, 8))
print(floor(-2.5), ceil(2.1), round(2.5), trunc(-2.7), fabs(-3.5), fmod(7.5, 2), hypot(3.0, 4.0), cbrt(27.0), exp(0.0), log(M_E), log10(1000.0), log2(8.0))
print(sin(0.0), cos(Double.pi), atan2(1.0, 1.0) * 4 == Double.pi, pow(2, 10), sqrt(2), (2.0).squareRoot(), pow(Decimal(2), 70))
print(Int("42")! + Int(3.7), Double("2.5") ?? 0, Int("4.2") as Any, Double("abc") as Any, Float(1) / 3, 1.0 / 3, 10 / 4, 10 % 4, -7 / 2)
print(Double.infinity, -Double.infinity, Double.nan, 0.0 == -0.0, Double.nan == .nan, 1e100, 123456789.0, 0.00001, Double.greatestFiniteMagnitude, Double.ulpOfOne)
print((2.5).rounded(), (3.5).rounded(.toNearestOrEven), (2.5).rounded(.toNearestOrEven), (-2.1).rounded(.up), (2.9).rounded(.towardZero), (2.1).rounded(.awayFromZero))
let uuid = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
print(uuid, uuid.uuidString.count)
let data = "Hello, Wörld".data(using: .utf8)!
print(data.count, data.base64EncodedString(), data.map { String(format: "%02x", $0) }.joined(), String(data: Data(base64Encoded: "U3dpZnQ=")!, encoding: .utf8)!)
