import Observation

/// A bed with rows of one plant.
struct Bed: Equatable {
  var plant: String
  var rows: Int
}

/// A gardener: an object.
final class Gardener {
  var name: String

  init(name: String) {
    self.name = name
  }
}

/// A greenhouse, with a property for each shape of change.
@Observable final class Greenhouse {
  var beds = [Bed(plant: "dill", rows: 3), Bed(plant: "mint", rows: 2)]
  var herbs = ["dill", "mint", "sage"]
  var orders: [String] = []
  var litres = 40
  var stock = ["dill": 12]
  var draft: Bed? = nil
  var gardener: Gardener? = Gardener(name: "Yoko")
}

/// Could change the litres, and does not.
func inspect(_ litres: inout Int) {}
