enum BankError: Error, CustomStringConvertible {
    case unknownAccount(String)
    case insufficientFunds(needed: Int, available: Int)
    case frozen
    var description: String {
        switch self {
        case .unknownAccount(let id): return "no account \(id)"
        case let .insufficientFunds(needed, available): return "needs \(needed), has \(available)"
        case .frozen: return "account frozen"
        }
    }
}

class Account {
    let id: String
    fileprivate(set) var balance: Int
    var isFrozen = false
    init(id: String, balance: Int = 0) { self.id = id; self.balance = balance }
    func withdraw(_ amount: Int) throws {
        guard !isFrozen else { throw BankError.frozen }
        guard amount <= balance else {
            throw BankError.insufficientFunds(needed: amount, available: balance)
        }
        balance -= amount
    }
}

class Savings: Account {
    let rate: Double
    init(id: String, balance: Int, rate: Double) {
        self.rate = rate
        super.init(id: id, balance: balance)
    }
    override func withdraw(_ amount: Int) throws {
        defer { print("  savings \(id) now \(balance)") }
        try super.withdraw(amount + 1)
    }
    func addInterest() { balance += Int((Double(balance) * rate).rounded()) }
}

struct Bank {
    private var accounts: [String: Account] = [:]
    mutating func open(_ account: Account) { accounts[account.id] = account }
    func account(_ id: String) throws -> Account {
        guard let found = accounts[id] else { throw BankError.unknownAccount(id) }
        return found
    }
    func transfer(_ amount: Int, from: String, to: String) throws {
        let source = try account(from)
        let target = try account(to)
        try source.withdraw(amount)
        target.balance += amount
    }
}

var bank = Bank()
bank.open(Account(id: "A", balance: 100))
bank.open(Savings(id: "S", balance: 500, rate: 0.035))

func attempt(_ what: String, _ work: () throws -> Void) {
    do {
        try work()
        print("\(what): ok")
    } catch BankError.insufficientFunds(let needed, _) where needed > 1000 {
        print("\(what): far too much (\(needed))")
    } catch let error as BankError {
        print("\(what): \(error)")
    } catch {
        print("\(what): unexpected \(error)")
    }
}
attempt("A to S") { try bank.transfer(30, from: "A", to: "S") }
attempt("A to S again") { try bank.transfer(80, from: "A", to: "S") }
attempt("huge") { try bank.transfer(5000, from: "S", to: "A") }
attempt("S to A") { try bank.transfer(200, from: "S", to: "A") }
attempt("nobody") { try bank.transfer(1, from: "S", to: "Z") }
attempt("freeze") {
    try bank.account("A").isFrozen = true
    try bank.transfer(1, from: "A", to: "S")
}
struct Odd: Error { var code = 7 }
attempt("odd") { throw Odd() }
if let s = try? bank.account("S") as? Savings {
    s.addInterest()
    print(s.balance)
}
let total = ["A", "S", "X"].compactMap { try? bank.account($0).balance }.reduce(0, +)
print("total", total)
let r = Result { try bank.account("Q") }
switch r {
case .success(let a): print(a.id)
case .failure(let e): print("failed:", e)
}
