import Foundation
let fmt = DateFormatter()
fmt.dateFormat = 5
