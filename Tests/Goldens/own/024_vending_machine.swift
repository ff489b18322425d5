enum VendingMachineError: Error {
    case invalidSelection
    case insufficientFunds(coinsNeeded: Int)
    case outOfStock
}

struct Item {
    var price: Int
    var count: Int
}

class VendingMachine {
    var inventory = [
        "Candy Bar": Item(price: 12, count: 7),
        "Chips": Item(price: 10, count: 4),
        "Pretzels": Item(price: 7, count: 1),
    ]
    var coinsDeposited = 0

    func vend(itemNamed name: String) throws {
        guard let item = inventory[name] else { throw VendingMachineError.invalidSelection }
        guard item.count > 0 else { throw VendingMachineError.outOfStock }
        guard item.price <= coinsDeposited else {
            throw VendingMachineError.insufficientFunds(coinsNeeded: item.price - coinsDeposited)
        }
        coinsDeposited -= item.price
        var newItem = item
        newItem.count -= 1
        inventory[name] = newItem
        print("Dispensing \(name)")
    }

    func restock(_ name: String, by n: Int) {
        inventory[name]?.count += n
    }
}

let favoriteSnacks = ["Alice": "Chips", "Bob": "Licorice", "Eve": "Pretzels"]
func buyFavoriteSnack(person: String, vendingMachine: VendingMachine) throws {
    let snackName = favoriteSnacks[person] ?? "Candy Bar"
    try vendingMachine.vend(itemNamed: snackName)
}

struct PurchasedSnack {
    let name: String
    init(name: String, vendingMachine: VendingMachine) throws {
        try vendingMachine.vend(itemNamed: name)
        self.name = name
    }
}

var machine = VendingMachine()
machine.coinsDeposited = 8
for person in ["Alice", "Bob", "Eve", "Eve", "Zed"] {
    do {
        try buyFavoriteSnack(person: person, vendingMachine: machine)
        print("Success! Yum.")
    } catch VendingMachineError.invalidSelection {
        print("Invalid Selection.")
    } catch VendingMachineError.outOfStock {
        print("Out of Stock.")
    } catch VendingMachineError.insufficientFunds(let coinsNeeded) {
        print("Insufficient funds. Please insert an additional \(coinsNeeded) coins.")
        machine.coinsDeposited += coinsNeeded
    } catch {
        print("Unexpected error: \(error).")
    }
}

func nourish(with item: String) throws {
    do {
        try machine.vend(itemNamed: item)
    } catch is VendingMachineError {
        print("Couldn't buy that from the vending machine.")
    }
}
try? nourish(with: "Beet-Flavored Chips")
machine.restock("Pretzels", by: 3)
machine.restock("Gum", by: 3)
print(machine.inventory["Pretzels"]!.count, machine.inventory["Gum"] == nil, machine.inventory.count)
let snack = try? PurchasedSnack(name: "Chips", vendingMachine: machine)
print(snack?.name ?? "no snack")
machine.coinsDeposited = 100
if let snack = try? PurchasedSnack(name: "Chips", vendingMachine: machine) { print("got", snack.name, machine.coinsDeposited) }

func process(_ log: inout [String], fail: Bool) throws -> Int {
    log.append("open")
    defer { log.append("close") }
    if fail { throw VendingMachineError.outOfStock }
    log.append("work")
    return log.count
}
var log: [String] = []
let a = try process(&log, fail: false)
let b = (try? process(&log, fail: true)) ?? -1
print(a, b, log)
let result = Result { try process(&log, fail: true) }
switch result {
case .success(let n): print("n", n)
case .failure(let e): print("failed: \(e)")
}
print(result.map { $0 + 1 }, (try? result.get()) == nil)
