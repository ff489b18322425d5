func sieve(_ limit: Int) -> Int {
  var isPrime = Array(repeating: true, count: limit + 1)
  var count = 0
  var number = 2
  while number <= limit {
    if isPrime[number] {
      count += 1
      var multiple = number * number
      while multiple <= limit {
        isPrime[multiple] = false
        multiple += number
      }
    }
    number += 1
  }
  return count
}

print(sieve(1_000_000))
