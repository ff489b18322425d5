func total(_ count: Int) -> Int {
  var index = 0
  var sum = 0
  while index < count {
    sum += index % 7
    index += 1
  }
  return sum
}

print(total(10_000_000))
