struct Transaction {
  enum Kind: String { case deposit = "D", withdrawal = "W", transfer = "T" }
  let day: Int
  let kind: Kind
  let cents: Int
  let memo: Substring
  var signed: Int { kind == .deposit ? cents : -cents }
}

enum ParseFailure: Error {
  case fields(expected: Int, found: Int)
  case day(Substring)
  case kind(Substring)
  case amount(Substring)
}

extension Transaction {
  init(_ line: Substring) throws(ParseFailure) {
    let f = line.split(separator: "|", omittingEmptySubsequences: false)
    guard f.count == 4 else { throw .fields(expected: 4, found: f.count) }
    guard let day = Int(f[0]), 1...31 ~= day else { throw .day(f[0]) }
    guard let kind = Kind(rawValue: String(f[1])) else { throw .kind(f[1]) }
    let parts = f[2].split(separator: ".")
    guard parts.count == 2, parts[1].count == 2, let units = Int(parts[0]), let rest = Int(parts[1]) else { throw .amount(f[2]) }
    self.init(day: day, kind: kind, cents: units * 100 + rest, memo: f[3])
  }
}

let statement = """
  1|D|1500.00|salary
  2|W|40.25|groceries
  3|X|1.00|what
  2|W|12.00|books
  40|W|1.00|late
  5|T|200.00|to savings
  6|W|9.5|coffee
  broken line
  9|D|0.99|interest
  """

var good: [Transaction] = []
var bad: [(Int, ParseFailure)] = []
for (n, line) in statement.split(separator: "\n").enumerated() {
  do {
    good.append(try Transaction(line))
  } catch {
    bad.append((n + 1, error))
  }
}
for (line, failure) in bad {
  switch failure {
  case .fields(let expected, let found): print("line \(line): \(found) fields instead of \(expected)")
  case .day(let s): print("line \(line): no day \(s)")
  case .kind(let s), .amount(let s): print("line \(line): cannot read '\(s)'")
  }
}
func money(_ cents: Int) -> String {
  let sign = cents < 0 ? "-" : ""
  let (u, c) = cents.magnitude.quotientAndRemainder(dividingBy: 100)
  var digits = String(u)
  var grouped = ""
  while digits.count > 3 {
    grouped = "," + digits.suffix(3) + grouped
    digits.removeLast(3)
  }
  return sign + digits + grouped + "." + (c < 10 ? "0" : "") + String(c)
}
var balance = 0
for t in good.sorted(by: { $0.day < $1.day }) {
  balance += t.signed
  print("\(t.day)\t\(t.kind)\t\(money(t.signed))\t\(money(balance))\t\(t.memo)")
}
let totals = good.reduce(into: [Transaction.Kind: Int]()) { $0[$1.kind, default: 0] += $1.cents }
print([Transaction.Kind.deposit, .withdrawal, .transfer].map { money(totals[$0] ?? 0) }, money(-123_456_789), money(5), money(100_000))
let (biggest, smallest) = (good.max { $0.cents < $1.cents }!, good.min { $0.cents < $1.cents }!)
print(biggest.memo, smallest.memo, good.lazy.filter { $0.kind == .withdrawal }.map(\.cents).reduce(0, +))
let longest = good.map(\.memo).max { $0.count < $1.count } ?? ""
print(longest, longest.uppercased(), Set(good.map { $0.day }).count, good.map { $0.memo.first! })
func running(_ ts: [Transaction]) -> [Int] { ts.reduce(into: []) { $0.append(($0.last ?? 0) + $1.signed) } }
print(running(good), running(good).min().map(money) ?? "-")
func monthly(_ principal: Double, rate: Double, months: Int) -> [Double] {
  (1...months).reduce(into: [principal]) { balances, _ in balances.append(balances.last! * (1 + rate / 12)) }.map { ($0 * 100).rounded() / 100 }
}
print(monthly(1000, rate: 0.06, months: 4))
