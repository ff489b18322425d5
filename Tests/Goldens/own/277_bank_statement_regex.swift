let statement = """
2024-01-03 | POS  | COFFEE HOUSE #12      |   -4.50
2024-01-03 | ATM  | CASH                  | -100.00
2024-01-05 | TRF  | SALARY ACME INC       | 2500.00
bad line here
2024-01-09 | POS  | COFFEE HOUSE #7       |   -5.25
2024-02-01 | FEE  | ACCOUNT FEE           |   -2.00
"""
struct Transaction { let year, month, day: Int; let kind: Kind; let text: String; let cents: Int
    enum Kind: String { case pos = "POS", atm = "ATM", trf = "TRF", fee = "FEE" } }
let line = #/^(\d{4})-(\d\d)-(\d\d)\s*\|\s*([A-Z]{3})\s*\|\s*(.+?)\s*\|\s*(-?)(\d+)\.(\d{2})$/#
func parse(_ s: Substring) -> Transaction? {
    guard let m = s.wholeMatch(of: line), let kind = Transaction.Kind(rawValue: String(m.4)),
          let y = Int(m.1), let mo = Int(m.2), let d = Int(m.3), let euros = Int(m.7), let cents = Int(m.8) else { return nil }
    let amount = euros * 100 + cents
    return Transaction(year: y, month: mo, day: d, kind: kind, text: String(m.5), cents: m.6.isEmpty ? amount : -amount)
}
let parsed = statement.split(separator: "\n").map { ($0, parse($0)) }
for (raw, t) in parsed where t == nil { print("skipped:", raw) }
let all = parsed.compactMap { $0.1 }
func money(_ c: Int) -> String { (c < 0 ? "-" : "") + "\(abs(c) / 100)." + (abs(c) % 100 < 10 ? "0" : "") + "\(abs(c) % 100)" }
print(all.count, money(all.map(\.cents).reduce(0, +)))
for (month, list) in Dictionary(grouping: all, by: \.month).sorted(by: { $0.key < $1.key }) {
    let spent = list.filter { $0.cents < 0 }.reduce(0) { $0 + $1.cents }
    print("month \(month): \(list.count) entries, spent \(money(spent))")
}
let coffee = all.filter { $0.text.contains(#/COFFEE/#) }
print(coffee.map { $0.text.replacing(#/\s*#\d+/#, with: "") }, coffee.compactMap { $0.text.firstMatch(of: #/#(\d+)/#).map { Int($0.1)! } })
let emails = "write to ann@x.org, bob.lee@mail.example.com or (invalid@) now"
for m in emails.matches(of: #/(?<user>[\w.]+)@(?<host>\w+(?:\.\w+)+)/#) { print(m.user, "at", m.host, emails[m.range].count) }
let camel = "someLongVariableName".replacing(#/([A-Z])/#) { "_" + $0.1.lowercased() }
print(camel, "a  b   c".split(separator: #/\s+/#), "1,2;3".ranges(of: #/[,;]/#).count)
var text = "x=1; y=22; z=333"
text.replace(#/(\w)=(\d+)/#) { m in "\(m.2)=\(m.1)" }
print(text, text.firstRange(of: #/\d{2,}/#).map { text[$0] } ?? "none")
let hex = #/0[xX](?<digits>[0-9a-fA-F]+)\b/#
print("0xFF 0x1g 0XaB".matches(of: hex).map { Int($0.digits, radix: 16)! })
switch "GET /index.html" {
case let s where s.starts(with: #/GET|HEAD/#): print("read", s.trimmingPrefix(#/\w+ /#))
default: print("other")
}
if let m = "12:34:56".wholeMatch(of: #/(\d+):(\d+)(?::(\d+))?/#) { print(m.1, m.2, m.3 ?? "-") }
if let m = "12:34".wholeMatch(of: #/(\d+):(\d+)(?::(\d+))?/#) { print(m.1, m.2, m.3 ?? "-", m.output.0) }
