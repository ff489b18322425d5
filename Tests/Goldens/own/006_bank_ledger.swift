struct Money: Comparable, CustomStringConvertible {
    var cents: Int
    static let zero = Money(cents: 0)
    init(cents: Int) { self.cents = cents }
    init(_ units: Int, _ cents: Int = 0) { self.cents = units * 100 + cents }
    static func < (lhs: Money, rhs: Money) -> Bool { lhs.cents < rhs.cents }
    static func + (lhs: Money, rhs: Money) -> Money { Money(cents: lhs.cents + rhs.cents) }
    static func - (lhs: Money, rhs: Money) -> Money { Money(cents: lhs.cents - rhs.cents) }
    static func += (lhs: inout Money, rhs: Money) { lhs = lhs + rhs }
    static func -= (lhs: inout Money, rhs: Money) { lhs = lhs - rhs }
    static prefix func - (m: Money) -> Money { Money(cents: -m.cents) }
    var description: String {
        let sign = cents < 0 ? "-" : ""
        let (units, rest) = abs(cents).quotientAndRemainder(dividingBy: 100)
        return "\(sign)$\(units).\(rest < 10 ? "0" : "")\(rest)"
    }
}

enum BankError: Error {
    case accountClosed(String)
    case insufficientFunds(needed: Money, available: Money)
    case invalidAmount
    case noSuchAccount(Int)
}

protocol Account: AnyObject {
    var number: Int { get }
    var owner: String { get }
    var balance: Money { get set }
    func withdraw(_ amount: Money) throws
}

extension Account {
    func deposit(_ amount: Money) throws {
        guard amount > .zero else { throw BankError.invalidAmount }
        balance += amount
    }
    func withdraw(_ amount: Money) throws {
        guard amount > .zero else { throw BankError.invalidAmount }
        guard balance >= amount else { throw BankError.insufficientFunds(needed: amount, available: balance) }
        balance -= amount
    }
}

final class Savings: Account {
    let number: Int, owner: String
    var balance = Money.zero { didSet { history.append(balance - oldValue) } }
    private(set) var history = [Money]()
    init(number: Int, owner: String) { (self.number, self.owner) = (number, owner) }
}

final class Checking: Account {
    let number: Int
    let owner: String
    let overdraft: Money
    var balance: Money = .zero
    init(number: Int, owner: String, overdraft: Money) {
        self.number = number
        self.owner = owner
        self.overdraft = overdraft
    }
    func withdraw(_ amount: Money) throws {
        if amount <= .zero { throw BankError.invalidAmount }
        let limit = balance + overdraft
        if amount > limit { throw BankError.insufficientFunds(needed: amount, available: limit) }
        balance -= amount
    }
}

class Bank {
    private var accounts: [Int: any Account] = [:]
    private var nextNumber = 100
    func open<A: Account>(_ make: (Int) -> A) -> A {
        defer { nextNumber += 1 }
        let account = make(nextNumber)
        accounts[nextNumber] = account
        return account
    }
    func account(_ n: Int) throws -> any Account {
        guard let a = accounts[n] else { throw BankError.noSuchAccount(n) }
        return a
    }
    func transfer(_ amount: Money, from a: Int, to b: Int) throws {
        let source = try account(a), target = try account(b)
        try source.withdraw(amount)
        try target.deposit(amount)
    }
    var total: Money { accounts.values.reduce(.zero) { $0 + $1.balance } }
}

let bank = Bank()
let mia = bank.open { Savings(number: $0, owner: "Mia") }
let bo = bank.open { Checking(number: $0, owner: "Bo", overdraft: Money(50)) }
try mia.deposit(Money(120, 5))
func attempt(_ what: String, _ body: () throws -> Void) {
    do { try body(); print(what, "-> fine") }
    catch BankError.insufficientFunds(let needed, let available) { print(what, "-> needs \(needed), has \(available)") }
    catch BankError.noSuchAccount(let n) where n > 1000 { print(what, "-> way off", n) }
    catch { print(what, "->", error) }
}
attempt("transfer 20.50") { try bank.transfer(Money(20, 50), from: 100, to: 101) }
attempt("transfer 500") { try bank.transfer(Money(500), from: 100, to: 101) }
attempt("overdraw bo") { try bo.withdraw(Money(70, 50)) }
attempt("overdraw bo again") { try bo.withdraw(Money(cents: 1)) }
attempt("negative") { try mia.deposit(-Money(3)) }
attempt("unknown") { _ = try bank.account(7) }
attempt("far unknown") { try bank.transfer(.zero, from: 100, to: 4242) }
print(mia.balance, bo.balance, bank.total, mia.history)
print([Money(3), Money(1, 99), -Money(2)].sorted(), max(Money(1), Money(2)), Money(1) == Money(cents: 100))
