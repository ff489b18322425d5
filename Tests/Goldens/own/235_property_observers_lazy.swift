struct Rect { var x = 0.0, y = 0.0, w = 0.0, h = 0.0
    var center: (x: Double, y: Double) { get { (x + w / 2, y + h / 2) } set { x = newValue.x - w / 2; y = newValue.y - h / 2 } }
    var area: Double { w * h } }
class StepCounter {
    var total: Int = 0 {
        willSet(newTotal) { print("about to set \(newTotal)") }
        didSet { if total > oldValue { print("added \(total - oldValue)") } }
    }
    static var instances = 0 { didSet { print("instances: \(oldValue) -> \(instances)") } }
    init() { Self.instances += 1; total = 5 }
    lazy var report: String = { [unowned self] in print("(building)"); return "report of \(self.total)" }()
    lazy private(set) var squares = (1...3).map { $0 * $0 }
    var goal: Int? = nil { didSet { switch (oldValue, goal) { case (nil, let g?): print("goal set to \(g)"); case (_?, nil): print("goal removed"); default: print("goal changed") } } }
}
var r = Rect(w: 10, h: 4)
r.center = (20, 20)
print(r.x, r.y, r.center, r.area)
r.center.x += 1
print(r)
let c = StepCounter()
c.total = 200
c.total -= 50
print(c.report); c.total = 1; print(c.report, c.squares)
c.goal = 3; c.goal = 4; c.goal = nil
_ = StepCounter()
struct Audio { static let threshold = 10; static var maxInput = 0
    var level = 0 { didSet { if level > Audio.threshold { level = Audio.threshold }; if level > Audio.maxInput { Audio.maxInput = level } } } }
var left = Audio(), right = Audio()
left.level = 7; right.level = 11
print(left.level, right.level, Audio.maxInput)
var observed = [1] { didSet { print("array \(oldValue.count) -> \(observed.count)") } }
observed.append(2); observed[0] = 9; observed.removeAll()
func modify(_ a: inout [Int]) { a += [1, 2]; a += [3] }
modify(&observed)
struct Inner { var v = 1 { didSet { print("v", oldValue, v) } } }
struct Outer { var inner = Inner() { didSet { print("inner changed") } } }
var o = Outer(); o.inner.v += 1; o.inner = Inner(v: 8)
class Parent { var name = "p" { didSet { print("parent sees \(name)") } } }
class Child: Parent { override var name: String { willSet { print("child will \(newValue)") } didSet { print("child did") } } }
let ch = Child(); ch.name = "q"
class Overrider: Parent { override var name: String { get { super.name.uppercased() } set { super.name = newValue + "!" } } }
let ov = Overrider(); ov.name = "zed"; print(ov.name)
var computedGlobal: Int { get { c.total * 2 } set { c.total = newValue / 2 } }
computedGlobal += 10
print(computedGlobal)
func local() { var n = 0 { didSet { print("local", n) } }; n += 1; lazy var heavy = { print("heavy"); return 3 }(); print("before"); print(heavy + heavy) }
local()
