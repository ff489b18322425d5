class Customer { let name: String; var card: Card?; init(_ n: String) { name = n }; deinit { print(name, "gone") } }
class Card { unowned let customer: Customer; init(_ c: Customer) { customer = c } }
var c: Customer? = Customer("Jo")
let card = Card(c!)
print(card.customer.name)
c = nil
print(card.customer.name)
