enum Shape { case circle(Double), square(Double) }
let s = Shape.circle
switch s {
case .circle(let r): print(r)
case .square(let a): print(a)
}
