struct Account {
    var balance: Double
    func deposit(_ amount: Double) {
        balance += amount
    }
}
