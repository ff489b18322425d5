struct Size { var width = 0.0, height = 0.0 }
struct Point { var x = 0.0, y = 0.0 }
struct Rect {
  var origin = Point()
  var size = Size()
  init() {}
  init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }
  init(center: Point, size: Size) {
    let originX = center.x - (size.width / 2)
    let originY = center.y - (size.height / 2)
    self.init(origin: Point(x: originX, y: originY), size: size)
  }
  var center: Point {
    get { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
    set(newCenter) {
      origin.x = newCenter.x - size.width / 2
      origin.y = newCenter.y - size.height / 2
    }
  }
}
var rect = Rect(center: Point(x: 4, y: 4), size: Size(width: 3, height: 3))
print(rect.origin, rect.size, Rect().size.width)
rect.center = Point(x: 10)
print(rect)

class Food {
  var name: String
  init(name: String) { self.name = name }
  convenience init() { self.init(name: "[Unnamed]") }
}
class RecipeIngredient: Food {
  var quantity: Int
  init(name: String, quantity: Int) {
    self.quantity = quantity
    super.init(name: name)
  }
  override convenience init(name: String) { self.init(name: name, quantity: 1) }
}
class ShoppingListItem: RecipeIngredient {
  var purchased = false
  var description: String {
    var output = "\(quantity) x \(name)"
    output += purchased ? " ✔" : " ✘"
    return output
  }
}
let breakfastList = [ShoppingListItem(), ShoppingListItem(name: "Bacon"), ShoppingListItem(name: "Eggs", quantity: 6)]
breakfastList[0].name = "Orange juice"
breakfastList[0].purchased = true
for item in breakfastList { print(item.description) }

class Product {
  let name: String
  init?(name: String) {
    if name.isEmpty { return nil }
    self.name = name
  }
}
class CartItem: Product {
  let quantity: Int
  init?(name: String, quantity: Int) {
    if quantity < 1 { return nil }
    self.quantity = quantity
    super.init(name: name)
  }
}
for (n, q) in [("sock", 2), ("shirt", 0), ("", 1)] {
  if let item = CartItem(name: n, quantity: q) { print("Item: \(item.name), quantity: \(item.quantity)") }
  else { print("Unable to initialize \(n.isEmpty ? "one unnamed product" : "zero \(n)s")") }
}

class Document {
  var name: String?
  init() {}
  init?(name: String) {
    if name.isEmpty { return nil }
    self.name = name
  }
}
class AutomaticallyNamedDocument: Document {
  override init() { super.init(); self.name = "[Untitled]" }
  override init(name: String) {
    super.init()
    if name.isEmpty { self.name = "[Untitled]" } else { self.name = name }
  }
}
class UntitledDocument: Document {
  override init() { super.init(name: "[Untitled!]")! }
}
print(AutomaticallyNamedDocument(name: "").name!, UntitledDocument().name!, Document(name: "") == nil, Document().name as Any)

class Base {
  required init() { print("Base.init") }
  class func make() -> Self { self.init() }
}
class Derived: Base {
  let tag: Int
  required init() { tag = 7; super.init(); print("Derived.init") }
  init(tag: Int) { self.tag = tag; super.init() }
}
print(type(of: Derived.make()), Derived(tag: 3).tag, Derived.make().tag)
struct Chessboard {
  let boardColors: [Bool] = {
    var temporaryBoard: [Bool] = []
    var isBlack = false
    for i in 1...8 {
      for j in 1...8 {
        temporaryBoard.append(isBlack)
        if j < 8 { isBlack = !isBlack }
      }
      if i == 1 { isBlack = true } else { isBlack = i % 2 == 1 }
    }
    return temporaryBoard
  }()
  func squareIsBlackAt(row: Int, column: Int) -> Bool { boardColors[(row * 8) + column] }
}
let board = Chessboard()
print(board.squareIsBlackAt(row: 0, column: 1), board.squareIsBlackAt(row: 7, column: 7), board.boardColors.count)
enum TemperatureUnit: Character {
  case kelvin = "K", celsius = "C", fahrenheit = "F"
  init?(word: String) {
    guard let first = word.uppercased().first else { return nil }
    self.init(rawValue: first)
  }
}
print(TemperatureUnit(word: "celsius")!, TemperatureUnit(word: "rankine") as Any, TemperatureUnit(rawValue: "X") == nil)
class Lazy {
  static var made = 0
  lazy var expensive: [Int] = { Lazy.made += 1; return (1...3).map { $0 * self.factor } }()
  var factor = 2
}
let lazyOne = Lazy()
lazyOne.factor = 5
print(Lazy.made, lazyOne.expensive, Lazy.made)
lazyOne.factor = 9
lazyOne.expensive.append(0)
print(lazyOne.expensive, Lazy.made)
