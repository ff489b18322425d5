class Shape {
  private static var total = 0
  let id: Int
  weak var canvas: Canvas?
  var origin: (x: Int, y: Int) { didSet { canvas?.changed(self) } }
  init(x: Int, y: Int) {
    Shape.total += 1
    id = Shape.total
    origin = (x, y)
  }
  var bounds: (width: Int, height: Int) { (0, 0) }
  func draw(into grid: inout [[Character]]) { preconditionFailure("abstract") }
  final func put(_ c: Character, _ dx: Int, _ dy: Int, _ grid: inout [[Character]]) {
    let (x, y) = (origin.x + dx, origin.y + dy)
    if grid.indices ~= y, grid[y].indices ~= x { grid[y][x] = c }
  }
  func copy() -> Shape { fatalError("abstract") }
}

class Box: Shape {
  var size: (w: Int, h: Int)
  init(x: Int, y: Int, w: Int, h: Int) {
    size = (w, h)
    super.init(x: x, y: y)
  }
  override var bounds: (width: Int, height: Int) { (size.w, size.h) }
  var fill: Character { "#" }
  override func draw(into grid: inout [[Character]]) {
    for dy in 0..<size.h { for dx in 0..<size.w where dx == 0 || dy == 0 || dx == size.w - 1 || dy == size.h - 1 { put(fill, dx, dy, &grid) } }
  }
  override func copy() -> Box { Box(x: origin.x, y: origin.y, w: size.w, h: size.h) }
}
final class Solid: Box {
  override var fill: Character { "@" }
  override func draw(into grid: inout [[Character]]) {
    for dy in 0..<size.h { for dx in 0..<size.w { put(fill, dx, dy, &grid) } }
  }
  override func copy() -> Solid { Solid(x: origin.x, y: origin.y, w: size.w, h: size.h) }
}
final class Label: Shape {
  var text: String { willSet { if newValue.isEmpty { print("  (label \(id) gets empty)") } } didSet { canvas?.changed(self) } }
  init(_ text: String, x: Int, y: Int) { self.text = text; super.init(x: x, y: y) }
  override var bounds: (width: Int, height: Int) { (text.count, 1) }
  override func draw(into grid: inout [[Character]]) { for (i, c) in text.enumerated() { put(c, i, 0, &grid) } }
  override func copy() -> Label { Label(text, x: origin.x, y: origin.y) }
}

final class Canvas {
  private(set) var shapes: [Shape] = []
  private(set) var changes: [Int: Int] = [:]
  func add(_ new: Shape...) { for s in new { s.canvas = self; shapes.append(s) } }
  fileprivate func changed(_ s: Shape) { changes[s.id, default: 0] += 1 }
  func render(_ w: Int, _ h: Int) -> String {
    var grid = Array(repeating: Array(repeating: "." as Character, count: w), count: h)
    shapes.forEach { $0.draw(into: &grid) }
    return grid.map { String($0) }.joined(separator: "\n")
  }
  func bringToFront(_ s: Shape) { shapes.removeAll { $0 === s }; shapes.append(s) }
  subscript(id: Int) -> Shape? { shapes.first { $0.id == id } }
  func all<S: Shape>(_ type: S.Type) -> [S] { shapes.compactMap { $0 as? S } }
}

let canvas = Canvas()
let box = Box(x: 1, y: 0, w: 6, h: 4), solid = Solid(x: 4, y: 2, w: 3, h: 2), label = Label("hello", x: 2, y: 1)
canvas.add(box, solid, label)
print(canvas.render(12, 5))
solid.origin.x += 3
label.text = "hey"
label.text += "!"
label.origin = (0, 4)
canvas.bringToFront(box)
print(canvas.render(12, 5))
print(canvas.changes.sorted { $0.key < $1.key }.map { "\($0)×\($1)" }, canvas.shapes.map(\.id), canvas.all(Box.self).count, canvas.all(Label.self)[0].text)
let twin = canvas[2]!.copy()
print(type(of: twin), twin.id, twin.origin, twin.canvas == nil, (twin as? Box)?.bounds ?? (0, 0), canvas[99] == nil)
label.text = ""
print(canvas.shapes.reduce(0) { $0 + $1.bounds.width * $1.bounds.height }, canvas.shapes.contains { $0 === twin }, canvas.shapes.map { "\(type(of: $0))" })
