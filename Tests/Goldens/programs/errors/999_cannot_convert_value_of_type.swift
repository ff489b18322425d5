func total(prices: [Double], tax: Int) -> Double {
    let sum = prices.reduce(0, +)
    return sum + sum * tax / 100
}
