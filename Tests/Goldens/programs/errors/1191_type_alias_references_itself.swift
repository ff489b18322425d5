typealias A = B
typealias B = A
