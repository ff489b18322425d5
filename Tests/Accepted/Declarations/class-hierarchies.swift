class Shape { var name: String; init(name: String) { self.name = name }; func area() -> Double { 0 }; class var sides: Int { 0 }; static func make() -> Shape { Shape(name: "") }; subscript(i: Int) -> Int { get { 1 } set {} } }
class Circle: Shape { let r: Double; init(r: Double) { self.r = r; super.init(name: "c") }; override func area() -> Double { r }; override class var sides: Int { 1 }; override subscript(i: Int) -> Int { get { 2 } set {} }; override var name: String { didSet { } willSet {} } }
final class Sq: Circle { convenience init() { self.init(r: 1) }; override var name: String { get { "x" } set {} }; deinit {} }
class Node<T> { var value: T; weak var parent: Node?; var children: [Node<T>] = []; init(_ v: T) { value = v }; lazy var x: Int = 1; unowned let z: Shape = Shape(name: "") }
class IntNode: Node<Int> { override init(_ v: Int) { super.init(v) } }
class Tree: IntNode { init() { super.init(1) } }
protocol Del: AnyObject { func did(_ s: Shape) }
class H { weak var d: Del?; weak var e: (any Del)?; var c: ((Int) -> Void)? ; var opt: Int? ; var iuo: String! }
class R { required init() {} ; convenience init(x: Int) { self.init() } }
class R2: R { var y = 1 }
class R3: R { var z: Int; required init() { z = 1 } }
class P1 { func f(_ x: Shape) -> Shape? { x } }
class P2: P1 { override func f(_ x: Shape) -> Circle { Circle(r: 1) } }
