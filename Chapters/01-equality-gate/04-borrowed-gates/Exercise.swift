import Observation

/// A loaf, equal to another one of the same name and weight.
struct Loaf: Equatable {
  var name: String
  var grams: Int
}

/// A recipe, compared by nobody.
struct Recipe {
  var steps: [String]
}

/// A baker: an object, not `Equatable`.
final class Baker {
  let name: String

  init(name: String) {
    self.name = name
  }
}

/// An order, compared by its number.
struct Order: Equatable {
  let number: Int
  var isPaid: Bool

  static func == (a: Order, b: Order) -> Bool {
    a.number == b.number
  }
}

/// A bakery with one property for each kind of container.
@Observable final class Bakery {
  var special: Loaf? = nil
  var shelf = ["rye", "spelt"]
  var allergens: Set<String> = ["nuts", "milk"]
  var prices = ["rye": 480, "spelt": 520]
  var recipes = ["rye": Recipe(steps: ["mix", "wait", "bake"])]
  var oven = (degrees: 220, minutes: 40)
  var baker: Baker? = Baker(name: "Selma")
  var team = [Baker(name: "Selma"), Baker(name: "Ole")]
  var orders = [Order(number: 1, isPaid: false)]
}
