import Observation

/// A result, compared by nobody.
struct Score {
  var white: Int
  var black: Int
}

/// An opening by its code, such as `B01`.
struct Opening: Equatable {
  var code: String
}

/// A chess clock: an object, not `Equatable`.
final class Clock {
  var seconds: Int

  init(seconds: Int) {
    self.seconds = seconds
  }
}

/// A member of the club: an object, and `Equatable` by its licence.
@Observable final class Member: Equatable {
  let licence: Int
  var name: String

  init(licence: Int, name: String) {
    self.licence = licence
    self.name = name
  }

  static func == (a: Member, b: Member) -> Bool {
    a.licence == b.licence
  }
}

/// The board that everybody looks at.
@Observable final class Board {
  var score = Score(white: 1, black: 0)
  var opening = Opening(code: "B01")
  var clock = Clock(seconds: 300)
  var arbiter = Member(licence: 4711, name: "Ines")
}
