protocol Shape {
    var sides: Int { get }
    func name() -> String
}
struct Triangle: Shape {
    let sides = 3
}
print(Triangle().sides)
