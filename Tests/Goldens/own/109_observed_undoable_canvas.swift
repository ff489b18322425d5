import Observation

struct Stroke: Equatable, CustomStringConvertible {
    var color: String
    var points: [Int]
    var description: String { "\(color)\(points)" }
}

@Observable
final class Canvas {
    private(set) var strokes: [Stroke] = []
    private var undone: [Stroke] = []
    var color = "black"
    var zoom = 1.0 {
        willSet { log.append("zoom will be \(newValue)") }
        didSet {
            if zoom > 4 { zoom = 4 }
            if zoom < 0.25 { zoom = 0.25 }
        }
    }
    @ObservationIgnored private(set) var log: [String] = []

    var canUndo: Bool { !strokes.isEmpty }
    var canRedo: Bool { !undone.isEmpty }

    func begin(at point: Int) { strokes.append(Stroke(color: color, points: [point])); undone = [] }
    func drag(to points: Int...) {
        guard !strokes.isEmpty else { return }
        strokes[strokes.count - 1].points.append(contentsOf: points)
    }
    func undo() { if let s = strokes.popLast() { undone.append(s) } }
    func redo() { if let s = undone.popLast() { strokes.append(s) } }
    func recolor(_ f: (inout Stroke) -> Void) { for i in strokes.indices { f(&strokes[i]) } }
}

final class Toolbar {
    enum Part: String, CaseIterable { case undo, redo, color, zoom, count }
    private(set) var stale: Set<Part> = []
    let canvas: Canvas
    init(_ canvas: Canvas) { self.canvas = canvas }

    func render(_ part: Part) -> String {
        withObservationTracking {
            switch part {
            case .undo: canvas.canUndo ? "undo" : "(undo)"
            case .redo: canvas.canRedo ? "redo" : "(redo)"
            case .color: canvas.color
            case .zoom: "\(Int(canvas.zoom * 100))%"
            case .count: "\(canvas.strokes.count) strokes"
            }
        } onChange: {
            self.stale.insert(part)
        }
    }
    func renderAll() -> String { Part.allCases.map(render).joined(separator: " ") }
    func refresh() -> String {
        defer { stale = [] }
        return stale.sorted { $0.rawValue < $1.rawValue }.map { "\($0.rawValue)=\(render($0))" }.joined(separator: " ")
    }
}

let canvas = Canvas()
let toolbar = Toolbar(canvas)
print(toolbar.renderAll())
let script: [(String, (Canvas) -> Void)] = [
    ("begin", { $0.begin(at: 1) }), ("drag", { $0.drag(to: 2, 3) }), ("undo", { $0.undo() }), ("redo", { $0.redo() }),
    ("red", { $0.color = "red" }), ("zoom", { $0.zoom *= 8 }), ("zoom out", { $0.zoom = 0 }),
    ("recolor", { $0.recolor { $0.color = $0.color.uppercased() } }), ("undo", { $0.undo() }), ("undo", { $0.undo() }), ("drag", { $0.drag(to: 9) }),
]
for (name, action) in script {
    action(canvas)
    print(name, "->", toolbar.refresh(), canvas.strokes)
}
print(canvas.log.joined(separator: "; "))
let quiet = Canvas()
let before = withObservationTracking { (quiet.strokes, quiet.color) } onChange: { print("quiet changed") }
quiet.zoom = 2
quiet.undo()
print(before.1, quiet.log.count)
quiet.color = "blue"
quiet.color = "green"
