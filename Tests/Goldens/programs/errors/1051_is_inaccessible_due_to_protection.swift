class Account {
    private var balance = 0
    func deposit(_ n: Int) { balance += n }
}
let account = Account()
account.deposit(5)
account.balance = 100
