import Foundation

protocol HasArea { var area: Double { get } }
protocol HasVolume { var volume: Double { get } }
protocol Solid: HasVolume { associatedtype Base: HasArea; var base: Base { get }; var height: Double { get } }

struct Disk: HasArea { let r: Double; var area: Double { Double.pi * pow(r, 2) } }
struct Rect: HasArea { let w, h: Double; var area: Double { w * h } }
struct Ngon: HasArea { let n: Int, side: Double
    var area: Double { Double(n) * side * side / (4 * tan(.pi / Double(n))) }
}
struct Prism<Base: HasArea>: Solid { let base: Base, height: Double; var volume: Double { base.area * height } }
struct Cone<Base: HasArea>: Solid { var base: Base; var height: Double; var volume: Double { base.area * height / 3 } }
struct Scaled<S: Solid>: HasVolume { let solid: S, factor: Double; var volume: Double { solid.volume * pow(factor, 3) } }
extension Solid { func scaled(_ f: Double) -> Scaled<Self> { Scaled(solid: self, factor: f) } }
extension Prism where Base == Disk { var isFlat: Bool { height < base.r } }

func fmt(_ d: Double, _ places: Int = 2) -> String { String(format: "%.\(places)f", d) }
let solids: [(String, any HasVolume)] = [
    ("cylinder", Prism(base: Disk(r: 2), height: 5)), ("box", Prism(base: Rect(w: 2, h: 3), height: 4)),
    ("cone", Cone(base: Disk(r: 2), height: 5)), ("pyramid", Cone(base: Rect(w: 4, h: 4), height: 3)),
    ("hexagonal", Prism(base: Ngon(n: 6, side: 1), height: 1)), ("big box", Prism(base: Rect(w: 1, h: 1), height: 1).scaled(3)),
]
for (name, s) in solids.sorted(by: { $0.1.volume < $1.1.volume }) {
    print(name.padding(toLength: 12, withPad: " ", startingAt: 0) + fmt(s.volume).leftPadded(8), "\(type(of: s))")
}
extension String { func leftPadded(_ n: Int) -> String { String(repeating: " ", count: Swift.max(0, n - count)) + self } }
print(fmt(solids.map(\.1.volume).reduce(0, +), 3), Prism(base: Disk(r: 3), height: 1).isFlat)
func heaviest<S: Solid>(_ all: [S], density: Double = 1) -> (S, Double)? where S.Base == Rect {
    all.map { ($0, $0.volume * density) }.max { $0.1 < $1.1 }
}
if let (best, mass) = heaviest([Cone(base: Rect(w: 1, h: 2), height: 9), Cone(base: Rect(w: 3, h: 3), height: 3)], density: 2) { print(best.base.w, mass) }

struct Polygon {
    var points: [(x: Double, y: Double)]
    var area: Double {
        let next = points.dropFirst() + points.prefix(1)
        return abs(zip(points, next).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) }) / 2
    }
    var perimeter: Double { zip(points, points.dropFirst() + points.prefix(1)).map { hypot($0.x - $1.x, $0.y - $1.y) }.reduce(0, +) }
    func contains(_ x: Double, _ y: Double) -> Bool {
        var inside = false
        var j = points.count - 1
        for i in points.indices {
            let (a, b) = (points[i], points[j])
            if (a.y > y) != (b.y > y), x < (b.x - a.x) * (y - a.y) / (b.y - a.y) + a.x { inside.toggle() }
            j = i
        }
        return inside
    }
    func map(_ f: (Double, Double) -> (Double, Double)) -> Polygon { Polygon(points: points.map { let p = f($0.x, $0.y); return (x: p.0, y: p.1) }) }
}
let house = Polygon(points: [(0, 0), (4, 0), (4, 3), (2, 5), (0, 3)])
print(house.area, fmt(house.perimeter), house.contains(2, 4), house.contains(0.5, 4.5), house.map { ($0 * 2, $1 * 2) }.area)
func hull(_ points: [(Double, Double)]) -> [(Double, Double)] {
    let sorted = points.sorted { $0 < $1 }
    func cross(_ o: (Double, Double), _ a: (Double, Double), _ b: (Double, Double)) -> Double { (a.0 - o.0) * (b.1 - o.1) - (a.1 - o.1) * (b.0 - o.0) }
    func half<S: Sequence>(_ s: S) -> [(Double, Double)] where S.Element == (Double, Double) {
        s.reduce(into: []) { chain, p in
            while chain.count > 1, cross(chain[chain.count - 2], chain.last!, p) <= 0 { chain.removeLast() }
            chain.append(p)
        }
    }
    return half(sorted).dropLast() + half(sorted.reversed()).dropLast()
}
print(hull([(0, 0), (1, 1), (2, 2), (2, 0), (0, 2), (1, 0.5)]))
