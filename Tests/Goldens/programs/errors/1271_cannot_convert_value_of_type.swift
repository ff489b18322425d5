typealias T<A> = [A]
let t: T = 5
