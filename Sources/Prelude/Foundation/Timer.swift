/// Fires after a time, once or again and again, while a run loop runs.
open class Timer: NSObject {
  public let timeInterval: TimeInterval
  public private(set) var isValid = true
  public var tolerance: TimeInterval = 0
  public var userInfo: Any? { nil }
  public var fireDate: Date { didSet { _time = _nanoseconds(until: fireDate) } }
  var _time: Int
  let _repeats: Bool
  let _block: (Timer) -> Void
  public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
    timeInterval = repeats ? max(interval, 0.0001) : 0
    fireDate = Date(timeIntervalSinceNow: interval)
    _time = _now() + Int(interval * 1e9)
    _repeats = repeats
    _block = block
  }
  public convenience init(fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
    self.init(timeInterval: interval, repeats: repeats, block: block)
    fireDate = date
  }
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }
  public func fire() {
    guard isValid else { return }
    _block(self)
    if !_repeats { isValid = false }
  }
  public func invalidate() { isValid = false }
}

/// What runs timers, one loop for the whole program.
open class RunLoop: NSObject {
  public struct Mode: RawRepresentable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode("kCFRunLoopDefaultMode")
    public static let common = Mode("kCFRunLoopCommonModes")
  }
  public static let main = RunLoop()
  public static var current: RunLoop { main }
  var _timers: [Timer] = []
  public func add(_ timer: Timer, forMode mode: Mode) {
    if !_timers.contains { $0 === timer } { _timers.append(timer) }
  }
  public func run() { _run(until: Int.max) }
  public func run(until limitDate: Date) { _run(until: _nanoseconds(until: limitDate)) }
  @discardableResult
  public func run(mode: Mode, before limitDate: Date) -> Bool {
    let next = _next()
    _run(until: min(next?._time ?? Int.max, _nanoseconds(until: limitDate)))
    return next != nil
  }
  func _next() -> Timer? {
    _timers.removeAll { !$0.isValid }
    return _timers.min { $0._time < $1._time }
  }
  /// Other tasks run while it sleeps, those of the main queue too.
  func _run(until limit: Int) {
    while _now() < limit {
      guard let timer = _next() else {
        if limit < Int.max { _sleep(until: limit) }
        return
      }
      guard timer._time <= limit else { return _sleep(until: limit) }
      _sleep(until: timer._time)
      guard timer.isValid else { continue }
      if timer._repeats { timer._time += Int(timer.timeInterval * 1e9) }
      timer.fire()
    }
  }
  func _sleep(until time: Int) { while _now() < time { _park(until: time) } }
}

/// When the virtual clock says what a date says.
func _nanoseconds(until date: Date) -> Int { _now() + Int((date.timeIntervalSinceNow * 1e9).rounded(.up)) }
