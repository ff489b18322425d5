struct Point { var x = 0, y = 0; mutating func move(_ dx: Int, _ dy: Int) { x += dx; y += dy }; func moved(_ dx: Int, _ dy: Int) -> Point { var p = self; p.move(dx, dy); return p } }
struct Line { var a: Point, b: Point; var length2: Int { let d = (b.x - a.x, b.y - a.y); return d.0 * d.0 + d.1 * d.1 } }
final class Canvas { var lines: [Line] = []; var origin = Point() }
struct Document { var title: String; var canvas: Canvas; var pages: [[Line]] = [] }
var p = Point(x: 1, y: 2), q = p
q.x = 99
print(p, q, p.moved(1, 1), p)
var line = Line(a: p, b: q)
line.b.move(-95, 1)
print(line, line.length2, q.x)
var d1 = Document(title: "one", canvas: Canvas()), d2 = d1
d2.title = "two"
d2.canvas.lines.append(line)
d2.pages.append([line])
d2.pages[0][0].a.x = -1
print(d1.title, d1.canvas.lines.count, d1.pages.count, d2.pages[0][0].a, d1.canvas === d2.canvas)
d2.canvas = Canvas()
d2.canvas.origin.y = 5
print(d1.canvas.origin.y, d2.canvas.origin, d1.canvas.lines.first?.b.x ?? 0)
var array = [p, q], copy = array
copy[0].move(10, 10)
array.append(Point())
for var e in array { e.x = 1000; _ = e }
print(array, copy)
func change(_ p: Point) -> Point { var p = p; p.x *= 2; return p }
func change(_ l: inout Line, by f: (inout Point) -> Void) { f(&l.a); f(&l.b) }
print(change(p), p)
change(&line) { $0.y = 0 }
print(line)
var dict = ["a": p]
dict["a"]?.x += 5
dict["b", default: Point(x: 7)].y -= 1
print(dict["a"]!, dict["b"]!, p)
var opt: Point? = p
opt?.move(1, 0)
opt!.y = 8
if var o = opt { o.x = 0; print(o, opt!) }
let tuple = (p, canvas: d1.canvas)
var t2 = tuple
t2.0.x = 555; t2.canvas.origin.x = 3
print(tuple.0.x, t2.0.x, tuple.canvas.origin.x)
var closures: [() -> Int] = []
for i in 0..<3 { var n = Point(x: i); closures.append { n.x += 10; return n.x } }
print(closures.map { $0() }, closures[0](), closures[1]())
array.swapAt(0, 1)
(p.x, p.y) = (p.y, p.x)
print(array[0].x, p, array.map(\.x).reduce(0, +), [p] + [q])
struct Node { var value: Int; var children: [Node] = []; mutating func bump() { value += 1; for i in children.indices { children[i].bump() } } }
var tree = Node(value: 1, children: [Node(value: 2, children: [Node(value: 3)])]), old = tree
tree.bump()
tree.children[0].children.append(tree)
print(old.children[0].children[0].value, tree.children[0].children.map(\.value), tree.children[0].children[1].children[0].children.count)
