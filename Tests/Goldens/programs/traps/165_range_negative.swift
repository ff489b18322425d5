func slice(_ a: [Int], _ i: Int, _ j: Int) -> [Int] { Array(a[i..<j]) }
print(slice([1, 2, 3], 0, 2))
print(slice([1, 2, 3], 2, 1))
