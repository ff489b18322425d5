import ExerciseSupport

/// Two assignments to a struct without `Equatable`.
func answer_plainStruct() -> Int {
  let board = Board()
  return notifications(of: { board.score }) {
    board.score = board.score
    board.score = Score(white: 1, black: 0)
  }
}

/// Two assignments to an `Equatable` struct.
func answer_equatableStruct() -> Int {
  let board = Board()
  return notifications(of: { board.opening }) {
    board.opening = board.opening
    board.opening = Opening(code: "B01")
  }
}

/// Two assignments to a class.
func answer_plainClass() -> Int {
  let board = Board()
  return notifications(of: { board.clock }) {
    board.clock = board.clock
    board.clock = Clock(seconds: 300)
  }
}

/// Two assignments to an `Equatable` class.
func answer_equatableClass() -> Int {
  let board = Board()
  return notifications(of: { board.arbiter }) {
    board.arbiter = board.arbiter
    board.arbiter = Member(licence: 4711, name: "Ines")
  }
}

/// An equal object slips in, and is renamed.
func answer_strangerInside() -> Int {
  let board = Board()
  return notifications(of: { board.arbiter.name }) {
    board.arbiter = Member(licence: 4711, name: "Ines")
    board.arbiter.name = "Inés"
  }
}
