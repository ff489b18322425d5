import ExerciseSupport

/// The six ticks of the lesson.
private func quietMorning(at station: Station) {
  let west = Wind(speed: 3, from: .west)
  let northWest = Wind(speed: 3, from: .northWest)
  station.tick(Reading(temperature: 11, wind: west, rainGauge: 0))
  station.tick(Reading(temperature: 11, wind: west, rainGauge: 0))
  station.tick(Reading(temperature: 11, wind: northWest, rainGauge: 0))
  station.tick(Reading(temperature: 11, wind: northWest, rainGauge: 0))
  station.tick(Reading(temperature: 12, wind: northWest, rainGauge: 0))
  station.tick(Reading(temperature: 12, wind: northWest, rainGauge: 0))
}

/// What a reader of the whole reading hears.
func answer_asItIs() -> Int {
  let station = Station()
  return notifications(of: { station.reading }) { quietMorning(at: station) }
}

/// What a reader of the temperature hears.
func answer_oneField() -> Int {
  let station = Station()
  return notifications(of: { station.reading.temperature }) { quietMorning(at: station) }
}
