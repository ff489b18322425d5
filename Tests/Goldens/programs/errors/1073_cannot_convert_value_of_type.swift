import Foundation
let now = Date()
let text: String = now
print(now.formatted)
