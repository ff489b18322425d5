import Foundation
struct Product { let sku: String; let name: String; let price: Double; var stock: Int; let added: String }
let csv = """
sku,name,price,stock,added
A-1,"Widget, large",9.99,10,2024-01-15
B-2,Gadget,24.50,0,2023-11-02
C-3,"Doo""hickey",100,3,2024-02-29
D-4,Broken,abc,1,2024-01-01
"""
func fields(_ line: String) -> [String] {
    var out: [String] = [], current = "", quoted = false
    var i = line.startIndex
    while i < line.endIndex {
        let c = line[i]
        if quoted {
            if c == "\"" {
                let next = line.index(after: i)
                if next < line.endIndex, line[next] == "\"" { current.append(c); i = next } else { quoted = false }
            } else { current.append(c) }
        } else if c == "\"" { quoted = true }
        else if c == "," { out.append(current); current = "" }
        else { current.append(c) }
        i = line.index(after: i)
    }
    return out + [current]
}
enum RowError: LocalizedError {
    case columns(Int), number(field: String, value: String)
    var errorDescription: String? {
        switch self {
        case .columns(let n): return "expected 5 columns, got \(n)"
        case .number(let f, let v): return "\(f) is not a number: \(v)"
        }
    }
}
func product(_ f: [String]) throws -> Product {
    guard f.count == 5 else { throw RowError.columns(f.count) }
    guard let price = Double(f[2]) else { throw RowError.number(field: "price", value: f[2]) }
    guard let stock = Int(f[3]) else { throw RowError.number(field: "stock", value: f[3]) }
    return Product(sku: f[0], name: f[1], price: price, stock: stock, added: f[4])
}
var products: [Product] = []
for (n, line) in csv.components(separatedBy: "\n").enumerated().dropFirst() {
    do { products.append(try product(fields(line))) }
    catch { print("line \(n + 1): \(error.localizedDescription)") }
}
let formatter = NumberFormatter()
formatter.numberStyle = .decimal
formatter.minimumFractionDigits = 2
formatter.maximumFractionDigits = 2
formatter.locale = Locale(identifier: "en_US")
let header = ["SKU", "Name", "Price", "Stock"]
let rows = products.map { [$0.sku, $0.name, formatter.string(from: NSNumber(value: $0.price)) ?? "?", String($0.stock)] }
let widths = header.indices.map { i in ([header] + rows).map { $0[i].count }.max() ?? 0 }
for row in [header] + rows {
    print(row.enumerated().map { i, s in i < 2 ? s.padding(toLength: widths[i], withPad: " ", startingAt: 0) : String(repeating: " ", count: widths[i] - s.count) + s }.joined(separator: " | "))
}
let value = products.reduce(0.0) { $0 + $1.price * Double($1.stock) }
print(String(format: "Total value: %.2f in %d products", value, products.count))
let df = DateFormatter()
df.dateFormat = "yyyy-MM-dd"
df.timeZone = TimeZone(secondsFromGMT: 0)
df.locale = Locale(identifier: "en_US_POSIX")
let dates = products.compactMap { df.date(from: $0.added) }
let span = Calendar.current.dateComponents([.day], from: dates.min()!, to: dates.max()!).day!
print("span: \(span) days", products.filter { $0.stock == 0 }.map(\.name), products.map(\.name).sorted { $0.lowercased() < $1.lowercased() })
print(products.max(by: { $0.price < $1.price })!.name, String(format: "%-10@|%5.1f|%03d", "left" as NSString, 2.345, 7))
