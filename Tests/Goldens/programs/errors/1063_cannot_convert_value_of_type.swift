func first<T>(_ items: [T]) -> T? { items.first }
let x: String = first([1, 2])
print(x)
