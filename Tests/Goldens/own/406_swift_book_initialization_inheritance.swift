class Food { var name: String; init(name: String) { self.name = name }; convenience init() { self.init(name: "[Unnamed]") } }
class RecipeIngredient: Food { var quantity: Int; init(name: String, quantity: Int) { self.quantity = quantity; super.init(name: name) }; override convenience init(name: String) { self.init(name: name, quantity: 1) } }
class ShoppingListItem: RecipeIngredient { var purchased = false; var description: String { var output = "\(quantity) x \(name)"; output += purchased ? " ✔" : " ✘"; return output } }
var breakfastList = [ShoppingListItem(), ShoppingListItem(name: "Bacon"), ShoppingListItem(name: "Eggs", quantity: 6)]
breakfastList[0].name = "Orange juice"
breakfastList[0].purchased = true
for item in breakfastList { print(item.description) }
struct Animal { let species: String; init?(species: String) { if species.isEmpty { return nil }; self.species = species } }
print(Animal(species: "Giraffe")?.species ?? "none", Animal(species: "") == nil)
enum TemperatureUnit: Character { case kelvin = "K", celsius = "C", fahrenheit = "F" }
print(TemperatureUnit(rawValue: "F") as Any, TemperatureUnit(rawValue: "X") == nil)
class Product { let name: String; init?(name: String) { if name.isEmpty { return nil }; self.name = name } }
class CartItem: Product { let quantity: Int; init?(name: String, quantity: Int) { if quantity < 1 { return nil }; self.quantity = quantity; super.init(name: name) } }
for (n, q) in [("sock", 2), ("shirt", 0), ("", 1)] { if let item = CartItem(name: n, quantity: q) { print("Item: \(item.name), quantity: \(item.quantity)") } else { print("Unable to initialize \(n.isEmpty ? "unnamed" : n)") } }
class Document { var name: String?; init() {}; init?(name: String) { if name.isEmpty { return nil }; self.name = name } }
class AutomaticallyNamedDocument: Document { override init() { super.init(); self.name = "[Untitled]" }; override init(name: String) { super.init(); if name.isEmpty { self.name = "[Untitled]" } else { self.name = name } } }
print(AutomaticallyNamedDocument(name: "").name!, AutomaticallyNamedDocument().name!, Document(name: "") == nil ? "nil" : "doc")
class UntitledDocument: Document { override init() { super.init(name: "[Untitled]")! } }
print(UntitledDocument().name!)
struct Chessboard { let boardColors: [Bool] = { var temporaryBoard: [Bool] = []; var isBlack = false; for i in 1...8 { for _ in 1...8 { temporaryBoard.append(isBlack); isBlack = !isBlack }; isBlack = !isBlack; _ = i }; return temporaryBoard }(); func squareIsBlackAt(row: Int, column: Int) -> Bool { return boardColors[(row * 8) + column] } }
print(Chessboard().squareIsBlackAt(row: 0, column: 1), Chessboard().squareIsBlackAt(row: 7, column: 7))
class Vehicle { var numberOfWheels = 0; var description: String { return "\(numberOfWheels) wheel(s)" } }
class Bicycle: Vehicle { override init() { super.init(); numberOfWheels = 2 } }
class Hoverboard: Vehicle { var color: String; init(color: String) { self.color = color }; override var description: String { return "\(super.description) in a beautiful \(color)" } }
print("Vehicle: \(Vehicle().description)", "Bicycle: \(Bicycle().description)", "Hoverboard: \(Hoverboard(color: "silver").description)", separator: "; ")
struct Size { var width = 0.0, height = 0.0 }
struct Point { var x = 0.0, y = 0.0 }
struct Rect { var origin = Point(); var size = Size(); init() {}; init(origin: Point, size: Size) { self.origin = origin; self.size = size }; init(center: Point, size: Size) { let originX = center.x - (size.width / 2); let originY = center.y - (size.height / 2); self.init(origin: Point(x: originX, y: originY), size: size) } }
print(Rect(), Rect(center: Point(x: 4.0, y: 4.0), size: Size(width: 3.0, height: 3.0)).origin, Size(width: 2), Size(height: 1.5))
class SomeClass { required init() { print("required") } }
class SomeSubclass: SomeClass { var x: Int; required init() { x = 1; super.init(); print("sub") } }
func make<T: SomeClass>(_ t: T.Type) -> T { t.init() }
print(make(SomeSubclass.self).x)
class Bank { static var coinsInBank = 10_000; static func distribute(coins numberOfCoinsRequested: Int) -> Int { let numberOfCoinsToVend = min(numberOfCoinsRequested, coinsInBank); coinsInBank -= numberOfCoinsToVend; return numberOfCoinsToVend }; static func receive(coins: Int) { coinsInBank += coins } }
class Player { var coinsInPurse: Int; init(coins: Int) { coinsInPurse = Bank.distribute(coins: coins) }; func win(coins: Int) { coinsInPurse += Bank.distribute(coins: coins) }; deinit { Bank.receive(coins: coinsInPurse) } }
var playerOne: Player? = Player(coins: 100)
print(playerOne!.coinsInPurse, Bank.coinsInBank)
playerOne!.win(coins: 2_000)
print(playerOne!.coinsInPurse, Bank.coinsInBank)
playerOne = nil
print("The bank now has \(Bank.coinsInBank) coins")
