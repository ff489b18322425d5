import Observation

/// What the macro writes, by hand.
final class Meter: Observable {
  private let registrar = ObservationRegistrar()
  private var storage = 0

  var value: Int {
    get {
      registrar.access(self, keyPath: \.value)
      return storage
    }
    set {
      registrar.withMutation(of: self, keyPath: \.value) { storage = newValue }
    }
  }

  func silently(_ newValue: Int) { storage = newValue }

  func twice(_ newValue: Int) {
    registrar.willSet(self, keyPath: \.value)
    storage = newValue * 2
    registrar.didSet(self, keyPath: \.value)
  }
}

final class Flag {
  var isUp = false
  func lower() -> Bool { defer { isUp = false }; return isUp }
}

let meter = Meter()
let flag = Flag()
func arm() { withObservationTracking { _ = meter.value } onChange: { flag.isUp = true } }

arm()
meter.value = 5
print(flag.lower(), meter.value)
meter.value = 6
print(flag.lower(), "not armed any more")
arm()
meter.silently(7)
print(flag.lower(), meter.value)
meter.twice(10)
print(flag.lower(), meter.value)
arm(); arm()
meter.value += 1
print(flag.lower(), meter.value)

@Observable final class Both {
  var left = 1
  var right = 2
  @ObservationIgnored var computedReads = 0
  var larger: Int { computedReads += 1; return left > right ? left : right }
  var pair: (Int, Int) {
    get { (left, right) }
    set { (left, right) = newValue }
  }
}
let both = Both()
func changed(_ read: () -> Void, _ write: () -> Void) -> Bool {
  let f = Flag()
  withObservationTracking(read) { f.isUp = true }
  write()
  return f.lower()
}
print(changed({ _ = both.larger }, { both.left = 9 }), changed({ _ = both.larger }, { both.right = 3 }), both.computedReads)
print(changed({ _ = both.pair }, { both.right = 4 }), changed({ _ = both.left }, { both.pair = (9, 1) }), changed({ _ = both.right }, { both.pair.0 = 3 }))
print(changed({ if both.left > 100 { _ = both.right } }, { both.right = 77 }), changed({ both.left = 1 }, { both.left = 2 }))

var fired: [String] = []
withObservationTracking {
  _ = both.left
  withObservationTracking { _ = both.right } onChange: { fired.append("inner") }
} onChange: { fired.append("outer") }
both.right = 0
both.left = 0
print(fired.sorted())

final class Recorder {
  private(set) var values: [Int] = []
  func watch() {
    let v = withObservationTracking { both.left } onChange: { print("  will change from \(both.left)") }
    values.append(v)
  }
}
let recorder = Recorder()
for n in [10, 20] {
  recorder.watch()
  both.left = n
}
recorder.watch()
print(recorder.values)
let any: any Observable = both
print(any is Both, meter is any Observable, (any as? Meter) == nil)
func name<T: Observable>(_ t: T) -> String { "\(T.self)" }
print(name(both), name(meter))
