import ExerciseSupport

/// Nil, a loaf, an equal loaf.
func answer_optional() -> Int {
  let bakery = Bakery()
  return notifications(of: { bakery.special }) {
    bakery.special = nil
    bakery.special = Loaf(name: "rye", grams: 750)
    bakery.special = Loaf(name: "rye", grams: 750)
  }
}

/// Two arrays and a set.
func answer_order() -> Int {
  let bakery = Bakery()
  return notifications(of: { (bakery.shelf, bakery.allergens) }) {
    bakery.shelf = ["rye", "spelt"]
    bakery.shelf = ["spelt", "rye"]
    bakery.allergens = ["milk", "nuts"]
  }
}

/// A dictionary of comparable values, and one of others.
func answer_dictionaries() -> Int {
  let bakery = Bakery()
  return notifications(of: { (bakery.prices, bakery.recipes) }) {
    bakery.prices = ["spelt": 520, "rye": 480]
    bakery.recipes = ["rye": Recipe(steps: ["mix", "wait", "bake"])]
  }
}

/// The same tuple twice.
func answer_tuple() -> Int {
  let bakery = Bakery()
  return notifications(of: { bakery.oven }) {
    bakery.oven = (degrees: 220, minutes: 40)
    bakery.oven = (degrees: 220, minutes: 40)
  }
}

/// The same object in an optional, twice.
func answer_optionalObject() -> Int {
  let bakery = Bakery()
  return notifications(of: { bakery.baker }) {
    bakery.baker = bakery.baker
    bakery.baker = bakery.baker
  }
}

/// An array of objects and one of strings, each assigned to itself.
func answer_arrayOfObjects() -> Int {
  let bakery = Bakery()
  return notifications(of: { (bakery.team, bakery.shelf) }) {
    bakery.team = bakery.team
    bakery.shelf = bakery.shelf
  }
}

/// An element that says less than it knows.
func answer_honesty() -> Int {
  let bakery = Bakery()
  return notifications(of: { bakery.orders }) {
    bakery.orders = [Order(number: 1, isPaid: true)]
  }
}
