import Observation

/// Where the wind comes from.
enum Direction {
  case north, northWest, west, southWest, south, southEast, east, northEast
}

/// The wind at one moment.
struct Wind: Hashable {
  var speed: Int
  var from: Direction
}

/// What the station measured at one moment.
struct Reading: Hashable {
  var temperature: Int
  var wind: Wind
  var rainGauge: Int
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
