import ExerciseSupport

/// What a reader of the whole greenhouse hears of some lines.
private func heard(_ lines: (Greenhouse) -> Void) -> Int {
  let greenhouse = Greenhouse()
  let read = {
    _ = greenhouse.beds
    _ = greenhouse.herbs
    _ = greenhouse.orders
    _ = greenhouse.litres
    _ = greenhouse.stock
    _ = greenhouse.draft
    _ = greenhouse.gardener
  }
  return notifications(of: read) { lines(greenhouse) }
}

/// An element, and a part of it.
func answer_inside() -> Int {
  heard { greenhouse in
    greenhouse.beds[0] = greenhouse.beds[0]
    greenhouse.beds[0].rows = greenhouse.beds[0].rows
  }
}

/// Methods that find nothing to do.
func answer_nothingToDo() -> Int {
  heard { greenhouse in
    greenhouse.orders.removeAll()
    greenhouse.herbs.sort()
  }
}

/// Something appended, and nothing appended.
func answer_appending() -> Int {
  heard { greenhouse in
    greenhouse.herbs.append("basil")
    greenhouse.herbs += []
  }
}

/// Storage that is lent.
func answer_passedAlong() -> Int {
  heard { greenhouse in
    greenhouse.herbs.swapAt(0, 0)
    inspect(&greenhouse.litres)
  }
}

/// A default written to, and one read.
func answer_dictionary() -> Int {
  heard { greenhouse in
    greenhouse.stock["dill", default: 0] += 0
    _ = greenhouse.stock["mint", default: 0]
  }
}

/// Through nil, and into an object.
func answer_chain() -> Int {
  heard { greenhouse in
    greenhouse.draft?.rows = 5
    greenhouse.gardener?.name = "Yuki"
  }
}

/// One change in place between two assignments.
func answer_contrast() -> Int {
  heard { greenhouse in
    greenhouse.litres += 0
    greenhouse.litres = greenhouse.litres + 0
    greenhouse.herbs = greenhouse.herbs.sorted()
  }
}
