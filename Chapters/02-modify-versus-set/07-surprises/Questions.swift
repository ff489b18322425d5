import ExerciseSupport

/// Through a chain that ends at nil.
func answer_nilChain() -> Int {
  let kitchen = Kitchen()
  return notifications(of: { kitchen.order }) { kitchen.order?.salt = 2 }
}

/// An operator through a key path.
func answer_keyPath() -> Int {
  let kitchen = Kitchen()
  let litres = \Kitchen.litres
  return notifications(of: { kitchen.litres }) { kitchen[keyPath: litres] += 0 }
}

/// A clamp in `didSet`.
func answer_clamp() -> Int {
  let oven = Oven()
  oven.degrees = 400
  return oven.runs
}

/// An assignment without a condition in `didSet`.
func answer_forEver() -> Int {
  let fridge = Fridge()
  fridge.degrees = 5
  return fridge.runs
}

/// A generic property of which nothing is known.
func answer_box() -> Int {
  let box = Box(3)
  return notifications(of: { box.content }) {
    box.content = 3
    box.content = 3
  }
}

/// A generic property that can be compared.
func answer_boxOfEquatable() -> Int {
  let box = EquatableBox(3)
  return notifications(of: { box.content }) {
    box.content = 3
    box.content = 3
  }
}

/// An equal object slips in, and the old one is changed.
func answer_replaced() -> Int {
  let kitchen = Kitchen()
  let first = kitchen.waiter
  return notifications(of: { kitchen.waiter.name }) {
    kitchen.waiter = Waiter(number: 1, name: "Lena")
    first.name = "Lena B."
  }
}

/// Two properties in one pattern.
func answer_tuplePattern() -> Int {
  let table = Table()
  return notifications(of: { (table.seats, table.guests) }) {
    table.seats = 6
    table.guests = 3
  }
}
