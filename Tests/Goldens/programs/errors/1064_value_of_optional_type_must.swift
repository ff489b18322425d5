let numbers = [3, 1, 2]
let top = numbers.sorted(by: >)[0...1].map { $0.description }.first.count
print(top)
