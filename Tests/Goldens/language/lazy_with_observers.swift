class L {
  lazy var a: Int = { print("lazy"); return 1 }()
  lazy var b = 2 { didSet { print("b", oldValue, b) } }
  var log: [String] = []
  init() { a = 5; print(a); b = 3; print(b) }
  deinit { a += 1; print(a, b); b = 9; log.append("x"); print(log.count) }
}
do { _ = L() }
struct M { lazy var z = 4; init() { z = 7; print(z) } }
_ = M()
class N { lazy var q: [Int] = [1]; deinit { q.append(2); print(q) } }
do { _ = N() }
