protocol Drawable { func draw(); var area: Double { get } }
struct Circle: Drawable {
    var r = 1.0
    func draw() { print("o") }
}
Circle().draw()
