import Observation

protocol Clock: AnyObject { var now: Int { get } }
final class ManualClock: Clock { private(set) var now = 0; func advance(_ n: Int) { now += n } }

@Observable
final class Stopwatch {
    enum Phase: Equatable { case idle, running(since: Int), paused(total: Int) }
    private(set) var phase: Phase = .idle
    private(set) var laps: [Int] = []
    @ObservationIgnored private let clock: any Clock
    @ObservationIgnored private var base = 0

    init(clock: any Clock) { self.clock = clock }

    var elapsed: Int {
        switch phase {
        case .idle: 0
        case .running(let since): base + clock.now - since
        case .paused(let total): total
        }
    }
    func toggle() {
        switch phase {
        case .idle, .paused:
            base = elapsed
            phase = .running(since: clock.now)
        case .running:
            phase = .paused(total: elapsed)
        }
    }
    func lap() { if case .running = phase { laps.append(elapsed - laps.reduce(0, +)) } }
    func reset() { phase = .idle; laps.removeAll(); base = 0 }
}

extension Stopwatch: CustomStringConvertible {
    var description: String {
        let (m, s) = elapsed.quotientAndRemainder(dividingBy: 60)
        return "\(m):\(s < 10 ? "0" : "")\(s)" + (laps.isEmpty ? "" : " laps \(laps)")
    }
}

final class Display {
    private let watch: Stopwatch
    private(set) var invalidations = 0
    init(_ watch: Stopwatch) { self.watch = watch }
    func draw() -> String {
        withObservationTracking { "\(watch)" } onChange: { [weak self] in
            self?.invalidations += 1
        }
    }
}
let clock = ManualClock()
let watch = Stopwatch(clock: clock)
let display = Display(watch)
print(display.draw())
watch.toggle(); print(display.draw(), display.invalidations)
clock.advance(65); print(display.draw(), display.invalidations)
watch.lap(); clock.advance(10); watch.lap(); print(display.draw(), display.invalidations)
watch.toggle(); clock.advance(1000); print(display.draw(), display.invalidations)
watch.lap(); print(display.draw(), display.invalidations)
watch.toggle(); clock.advance(5); print(display.draw(), display.invalidations)
watch.reset(); print(display.draw(), display.invalidations, watch.phase == .idle)

@Observable final class Pomodoro {
    var work = 25
    var rest = 5
    private(set) var minute = 0
    var isResting: Bool { minute % (work + rest) >= work }
    var label: String { isResting ? "rest" : "work" }
    func tick(_ n: Int = 1) { for _ in 0..<n { minute += 1 } }
}
let p = Pomodoro()
var labels: [String] = []
func track() { labels.append(withObservationTracking { p.label } onChange: { labels.append("~") }) }
for n in [24, 1, 4, 1] { track(); p.tick(n) }
track()
p.work = 50
track()
print(labels.joined(separator: " "))
