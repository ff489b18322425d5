import Observation

@Observable
final class Sensor: Identifiable {
  let id: String
  var samples: [Double] = []
  var offset = 0.0
  init(id: String) { self.id = id }
  var latest: Double? { samples.last.map { $0 + offset } }
  var mean: Double? {
    guard !samples.isEmpty else { return nil }
    return samples.reduce(0, +) / Double(samples.count) + offset
  }
}

@Observable
final class Station {
  var sensors: [Sensor]
  var unit = Unit.celsius
  enum Unit: String { case celsius = "°C", fahrenheit = "°F" }
  init(_ ids: String...) { sensors = ids.map { Sensor(id: $0) } }
  subscript(id: Sensor.ID) -> Sensor { sensors.first { $0.id == id }! }

  func display(_ value: Double?) -> String {
    guard let value else { return "--" }
    let shown = unit == .celsius ? value : value * 1.8 + 32
    return "\((shown * 10).rounded() / 10)\(unit.rawValue)"
  }
  var hottest: Sensor? { sensors.max { ($0.latest ?? -.infinity) < ($1.latest ?? -.infinity) } }
}

/// Runs a closure again, one change at a time, until it is cancelled.
final class Autorun {
  private var isActive = true
  private var pending = false
  private let body: () -> String
  private(set) var output: [String] = []
  init(_ body: @escaping () -> String) { self.body = body; track() }
  private func track() {
    guard isActive else { return }
    pending = false
    let text = withObservationTracking(body) { [weak self] in self?.pending = true }
    output.append(text)
  }
  func settle() { if pending { track() } }
  func cancel() { isActive = false }
}

let station = Station("roof", "cellar")
let runs = [
  Autorun { "roof " + station.display(station["roof"].latest) },
  Autorun { "mean " + station.display(station["cellar"].mean) },
  Autorun { "hottest " + (station.hottest?.id ?? "?") },
]
func step(_ name: String, _ change: () -> Void) {
  change()
  let before = runs.map(\.output.count)
  runs.forEach { $0.settle() }
  let news = zip(runs, before).flatMap { $0.output.dropFirst($1) }
  print("\(name):", news.isEmpty ? "-" : news.joined(separator: ", "))
}
print(runs.map { $0.output[0] })
step("roof 20") { station["roof"].samples.append(20) }
step("cellar 12") { station["cellar"].samples.append(12) }
step("cellar 14") { station["cellar"].samples.append(14) }
step("unit") { station.unit = .fahrenheit }
step("offset") { station["roof"].offset = -10 }
step("both") { for s in station.sensors { s.samples.append(30) } }
runs[0].cancel()
step("after cancel") { station["roof"].samples = [1] }
step("new sensor") { station.sensors.append(Sensor(id: "attic")) }
step("attic") { station["attic"].samples = [55.55] }
step("removed") { station.sensors.removeAll { $0.id == "attic" } }
print(runs.map(\.output.count), station.sensors.map(\.id), station.display(nil))
