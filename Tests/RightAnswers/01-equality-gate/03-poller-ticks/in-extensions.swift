import Observation

/// Where the wind comes from.
enum Direction {
  case north, northWest, west, southWest, south, southEast, east, northEast
}

/// The wind at one moment.
struct Wind {
  var speed: Int
  var from: Direction
}

/// What the station measured at one moment.
struct Reading {
  var temperature: Int
  var wind: Wind
  var rainGauge: Int
}

extension Wind: Equatable {}

extension Reading: Equatable {
  static func == (a: Reading, b: Reading) -> Bool {
    guard a.temperature == b.temperature, a.rainGauge == b.rainGauge else { return false }
    return a.wind == b.wind
  }
}

/// A weather station that is polled once a minute.
@Observable final class Station {
  // MARK: Your task: six ticks, two changes, two notifications.
  var reading = Reading(temperature: 11, wind: Wind(speed: 3, from: .west), rainGauge: 0)

  /// Takes over what the poller brought.
  func tick(_ newest: Reading) {
    reading = newest
  }
}
