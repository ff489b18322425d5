func g(_ a: [Int]) { a.append(1) }
