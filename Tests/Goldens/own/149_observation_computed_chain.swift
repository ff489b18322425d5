import Observation

@Observable
final class Spreadsheet {
    enum Cell: Equatable { case value(Double), formula([String]), empty }
    private var cells: [String: Cell] = [:]
    @ObservationIgnored var evaluations = 0

    subscript(name: String) -> Cell {
        get { cells[name] ?? .empty }
        set { cells[name] = newValue }
    }
    func value(of name: String) -> Double? {
        evaluations += 1
        switch self[name] {
        case .empty: return nil
        case .value(let v): return v
        case .formula(let parts): return parts.reduce(0) { sum, p in sum.flatMap { s in value(of: p).map { s + $0 } } }
        }
    }
}
let sheet = Spreadsheet()
sheet["a"] = .value(1)
sheet["b"] = .value(2)
sheet["sum"] = .formula(["a", "b", "b"])
print(sheet.value(of: "sum")!, sheet.evaluations, sheet.value(of: "zzz") as Any, sheet["q"] == .empty)
withObservationTracking { _ = sheet.value(of: "sum") } onChange: { print("sheet changes") }
sheet["unrelated"] = .value(9)
sheet["a"] = .value(5)
print(sheet.value(of: "sum")!)

@Observable final class Rectangle {
    var width: Double
    var height: Double
    init(_ w: Double, _ h: Double) { (width, height) = (w, h) }
    var area: Double { width * height }
    var isSquare: Bool { width == height }
    var size: (Double, Double) { get { (width, height) } set { (width, height) = newValue } }
    func scale(by k: Double) { size = (width * k, height * k) }
}
@Observable final class Drawing {
    var shapes: [Rectangle] = []
    var scale = 1.0
    weak var selected: Rectangle?
    var total: Double { shapes.map(\.area).reduce(0, +) * scale }
    var squares: Int { shapes.count { $0.isSquare } }
}
nonisolated(unsafe) var dirty: Set<String> = []
func watch(_ d: Drawing) {
    dirty = []
    func on(_ name: String, _ read: () -> Void) { withObservationTracking(read) { dirty.insert(name) } }
    on("total") { _ = d.total }
    on("squares") { _ = d.squares }
    on("count") { _ = d.shapes.count }
    on("selected") { _ = d.selected?.width }
}
let drawing = Drawing()
let box = Rectangle(2, 3)
func step(_ name: String, _ change: () -> Void) {
    watch(drawing)
    change()
    print(name, dirty.sorted(), drawing.total, drawing.squares)
}
step("add") { drawing.shapes.append(box) }
step("width") { box.width = 3 }
step("scale") { drawing.scale = 10 }
step("select") { drawing.selected = box }
step("height") { box.height = 3 }
step("scaled twice") { box.scale(by: 2) }
step("same size") { box.size = (6, 6) }
step("deselect") { drawing.selected = nil }
step("other box") { _ = Rectangle(1, 1).area }
step("nothing") {}
do {
    let temporary = Rectangle(1, 1)
    drawing.selected = temporary
    print(drawing.selected === temporary)
}
print(drawing.selected == nil)
step("remove") { drawing.shapes.removeLast() }
step("old box") { box.width = 100 }

func once(_ n: Int) -> Int {
    var fired = 0
    let r = Rectangle(1, 1)
    withObservationTracking { for _ in 0..<n { _ = r.area } } onChange: { fired += 1 }
    r.width = 2; r.height = 2; r.width = 3
    return fired
}
print(once(0), once(1), once(5))
