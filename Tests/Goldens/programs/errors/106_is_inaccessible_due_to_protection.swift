class Account {
    private var pin = 1234
    let owner = "me"
}
let a = Account()
print(a.owner, a.pin)
