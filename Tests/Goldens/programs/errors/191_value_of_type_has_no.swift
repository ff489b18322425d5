import Foundation
let d = Date()
print(d.year)
