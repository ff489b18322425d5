// Bank simulation with protocols, delegates, closures, errors
protocol AccountDelegate: AnyObject { func account(_ a: Account, didChange balance: Decimal2, from old: Decimal2) }
struct Decimal2: Comparable, AdditiveArithmetic, CustomStringConvertible, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Hashable {
  private(set) var cents: Int
  init(cents: Int) { self.cents = cents }
  init(integerLiteral v: Int) { cents = v * 100 }
  init(floatLiteral v: Double) { cents = Int((v * 100).rounded()) }
  static let zero = Decimal2(cents: 0)
  static func + (a: Self, b: Self) -> Self { .init(cents: a.cents + b.cents) }
  static func - (a: Self, b: Self) -> Self { .init(cents: a.cents - b.cents) }
  static func * (a: Self, k: Double) -> Self { .init(cents: Int((Double(a.cents) * k).rounded(.toNearestOrEven))) }
  static prefix func - (a: Self) -> Self { zero - a }
  static func < (a: Self, b: Self) -> Bool { a.cents < b.cents }
  var description: String { (cents < 0 ? "-" : "") + "\(abs(cents) / 100)." + (abs(cents) % 100 < 10 ? "0" : "") + "\(abs(cents) % 100)" }
}
class Account {
  enum Failure: Error { case insufficient(needed: Decimal2, available: Decimal2), frozen(reason: String) }
  let id: Int; weak var delegate: (any AccountDelegate)?
  private static var nextID = 1
  var isFrozen = false
  fileprivate(set) var balance: Decimal2 { didSet { guard balance != oldValue else { return }; delegate?.account(self, didChange: balance, from: oldValue) } }
  init(opening: Decimal2 = 0) { defer { Account.nextID += 1 }; id = Account.nextID; balance = opening }
  func withdraw(_ amount: Decimal2) throws {
    guard !isFrozen else { throw Failure.frozen(reason: "account \(id) is frozen") }
    guard amount <= available else { throw Failure.insufficient(needed: amount, available: available) }
    balance -= amount
  }
  func deposit(_ amount: Decimal2) { balance += amount }
  var available: Decimal2 { balance }
}
final class Checking: Account {
  var overdraft: Decimal2
  init(opening: Decimal2, overdraft: Decimal2 = 50.5) { self.overdraft = overdraft; super.init(opening: opening) }
  override var available: Decimal2 { super.available + overdraft }
}
final class Savings: Account { lazy var rate: Double = { print("computing rate"); return 0.015 }(); func accrue() { deposit(balance * rate) } }
final class Logger: AccountDelegate { var lines: [String] = []
  func account(_ a: Account, didChange balance: Decimal2, from old: Decimal2) { lines.append("#\(a.id) \(old) -> \(balance) (\(balance > old ? "+" : "")\(balance - old))") } }
func transfer(_ amount: Decimal2, from a: Account, to b: Account) -> Result<Decimal2, any Error> { Result { try a.withdraw(amount); b.deposit(amount); return a.balance } }
let log = Logger(), c = Checking(opening: 100), s = Savings(opening: 1000.25)
for a in [c, s] as [Account] { a.delegate = log }
for (amount, (from, to)) in zip([30, 200, 120.5, 0] as [Decimal2], [(c, s), (c, s), (c, s), (s, c)] as [(Account, Account)]) {
  switch transfer(amount, from: from, to: to) {
  case .success(let left): print("ok, left \(left)")
  case .failure(Account.Failure.insufficient(let n, let a)) where n > 150: print("way too much: \(n) > \(a)")
  case .failure(let e as Account.Failure): print("failed: \(e)")
  case .failure(let e): print("other \(e)")
  }
}
s.accrue(); s.accrue(); s.isFrozen = true
do { try s.withdraw(1) } catch Account.Failure.frozen(let why) { print(why) } catch { fatalError() }
log.lines.forEach { print($0) }
print([1.5, 2, -0.05].reduce(Decimal2.zero, +), [Decimal2(cents: 5), 2].max()!, -(3 as Decimal2), Dictionary(uniqueKeysWithValues: [(1 as Decimal2, "one")])[1.0]!)
print((try? transfer(1, from: c, to: s).get()) as Any)
