func average(_ values: [Double]) -> Double {
    let sum = values.reduce(0, +)
    return sum / values.count
}
print(average([1, 2]))
