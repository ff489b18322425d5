import Foundation
let r = sqrt(4)
let n: Int = sqrt(16.0)
