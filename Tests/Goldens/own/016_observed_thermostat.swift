import Observation

@Observable
final class Thermostat {
  var target = 20.0
  var current = 17.5
  private(set) var isHeating = false
  @ObservationIgnored var readings = 0

  var gap: Double { target - current }

  func measure(_ value: Double) {
    readings += 1
    current = value
    isHeating = gap > 0.5
  }
}

final class Log {
  private(set) var lines: [String] = []
  func note(_ text: String) { lines.append(text) }
}

let thermostat = Thermostat()
let log = Log()

func render() {
  withObservationTracking {
    let mode = thermostat.isHeating ? "heating" : "idle"
    log.note("\(mode), gap \(thermostat.gap)")
  } onChange: {
    log.note("changed")
  }
}

render()
thermostat.measure(18)
print(log.lines)
render()
thermostat.readings = 100
print(log.lines.count)
thermostat.target = 18.25
thermostat.target = 18.0
print(log.lines)
render()
thermostat.measure(18)
print(log.lines.suffix(3), thermostat.readings)

var reads = 0
withObservationTracking {
  reads += 1
  _ = thermostat.readings
} onChange: {
  print("never printed")
}
thermostat.readings += 1

let result = withObservationTracking({ thermostat.target * 2 }, onChange: { print("target will change from \(thermostat.target)") })
print("result", result)
thermostat.target = 30
print(thermostat.target, reads)
