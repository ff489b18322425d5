import Foundation
var n = 0
let t = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { timer in
  n += 1; print("tick", n); if n == 3 { timer.invalidate() } }
RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
print("done", t.isValid)
