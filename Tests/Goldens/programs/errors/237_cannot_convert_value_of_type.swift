import Foundation
let date: Date = "2024-01-01"
