func smallest(_ a: [Double]) -> Double { a.min()! }
print(smallest([2, 1]))
print(smallest([]))
