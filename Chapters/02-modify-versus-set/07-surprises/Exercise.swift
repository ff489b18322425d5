import Observation

/// A dish that was ordered.
struct Dish: Equatable {
  var name: String
  var salt: Int
}

/// A waiter: an object, compared by the number.
@Observable final class Waiter: Equatable {
  let number: Int
  var name: String

  init(number: Int, name: String) {
    self.number = number
    self.name = name
  }

  static func == (a: Waiter, b: Waiter) -> Bool {
    a.number == b.number
  }
}

/// A kitchen.
@Observable final class Kitchen {
  var order: Dish? = nil
  var litres = 12
  var waiter = Waiter(number: 1, name: "Lena")
}

/// An oven that gets no hotter than 250 degrees.
@Observable final class Oven {
  var degrees = 180 {
    didSet {
      runs += 1
      if degrees > 250 { degrees = 250 }
    }
  }
  @ObservationIgnored var runs = 0
}

/// A fridge that always corrects itself, eight times at most.
@Observable final class Fridge {
  var degrees = 6 {
    didSet {
      runs += 1
      if runs < 8 { degrees = min(degrees, 7) }
    }
  }
  @ObservationIgnored var runs = 0
}

/// A box of anything.
@Observable final class Box<Content> {
  var content: Content

  init(_ content: Content) {
    self.content = content
  }
}

/// A box of something that can be compared.
@Observable final class EquatableBox<Content: Equatable> {
  var content: Content

  init(_ content: Content) {
    self.content = content
  }
}

/// A table for some guests.
@Observable final class Table {
  var (seats, guests) = (4, 2)
}
