import ExerciseSupport
import Observation
import Testing

/// A reading of the quiet morning, with the parts that a check wants different.
private func reading(
  _ temperature: Int = 11, speed: Int = 3, from direction: Direction = .west, rain: Int = 0
) -> Reading {
  Reading(temperature: temperature, wind: Wind(speed: speed, from: direction), rainGauge: rain)
}

/// What a reader hears while the station takes these readings over, one after the other.
private func heard(_ readings: [Reading]) -> Int {
  let station = Station()
  return notifications(of: { station.reading }) {
    for reading in readings { station.tick(reading) }
  }
}

@Test("Of six ticks only the two with news are heard")
func quietMorning() {
  let ticks = [
    reading(), reading(),
    reading(from: .northWest), reading(from: .northWest),
    reading(12, from: .northWest), reading(12, from: .northWest),
  ]
  #expect(heard(ticks) == 2)
}

@Test("A repeated reading is silent", .hint("The setter can only compare what has ==."))
func repetition() {
  #expect(heard([reading(), reading(), reading()]) == 0)
}

@Test("A new temperature is heard")
func temperature() {
  #expect(heard([reading(12)]) == 1)
}

@Test("A new wind speed is heard")
func windSpeed() {
  #expect(heard([reading(speed: 4)]) == 1)
}

@Test("A new wind direction is heard")
func windDirection() {
  #expect(heard([reading(from: .south)]) == 1)
}

@Test("Rain in the gauge is heard")
func rain() {
  #expect(heard([reading(rain: 1)]) == 1)
}

@Test("A change and the change back are both heard")
func thereAndBack() {
  #expect(heard([reading(12), reading(11), reading(12)]) == 3)
}

@Test("The station holds the newest reading")
func newest() {
  let station = Station()
  station.tick(reading(14, speed: 9, from: .east, rain: 2))
  #expect(station.reading.temperature == 14)
  #expect(station.reading.wind.speed == 9)
  #expect(station.reading.wind.from == .east)
  #expect(station.reading.rainGauge == 2)
}
