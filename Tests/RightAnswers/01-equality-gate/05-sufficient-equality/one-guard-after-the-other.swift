import Observation

// From the map library. Leave these three as they are.

/// A place on the map, compared by nobody.
struct Coordinate {
  var latitude: Double
  var longitude: Double
}

/// A point of a route. The library counts how often one is looked at.
struct Waypoint {
  static var reads = 0
  private let place: Coordinate

  init(_ latitude: Double, _ longitude: Double) {
    place = Coordinate(latitude: latitude, longitude: longitude)
  }

  var latitude: Double {
    Waypoint.reads += 1
    return place.latitude
  }

  var longitude: Double {
    Waypoint.reads += 1
    return place.longitude
  }
}

/// A height on the way. The library counts how often one is looked at.
struct Height {
  static var reads = 0
  private let value: Double

  init(_ metres: Double) {
    value = metres
  }

  var metres: Double {
    Height.reads += 1
    return value
  }
}

/// The heights along a route.
struct Profile: Equatable {
  var heights: [Height]

  // Blind spot: two series of the same length that begin and end at the same height.
  static func == (a: Profile, b: Profile) -> Bool {
    a.heights.count == b.heights.count
      && a.heights.first?.metres == b.heights.first?.metres
      && a.heights.last?.metres == b.heights.last?.metres
  }
}

/// What a courier drives today.
struct Round: Equatable {
  let number: Int
  var courier: String
  var revision: Int
  var depot: Coordinate
  var route: [Waypoint]
  var profile: Profile

  // Blind spot: two routes with as many waypoints that lead elsewhere. A route arrives whole, and each plan has its
  // revision, so this cannot happen unless the server plans twice under one revision.
  static func == (a: Round, b: Round) -> Bool {
    guard a.number == b.number, a.courier == b.courier, a.revision == b.revision else { return false }
    guard (a.depot.latitude, a.depot.longitude) == (b.depot.latitude, b.depot.longitude) else { return false }
    if a.route.count != b.route.count { return false }
    return a.profile == b.profile
  }
}

/// Two rounds that are equal although their routes lead elsewhere.
func blindSpot() -> (Round, Round) {
  let north = Round(
    number: 1, courier: "Aylin", revision: 1, depot: Coordinate(latitude: 0, longitude: 0),
    route: [Waypoint(0, 0), Waypoint(1, 0)], profile: Profile(heights: []))
  var east = north
  east.route = [Waypoint(0, 0), Waypoint(0, 1)]
  return (north, east)
}

/// What the dispatcher's screen reads.
@Observable final class Dispatch {
  var round: Round

  init(_ round: Round) {
    self.round = round
  }
}
