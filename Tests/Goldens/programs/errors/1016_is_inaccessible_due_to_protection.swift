struct Stack<T> {
    private var items: [T] = []
    mutating func push(_ t: T) { items.append(t) }
}
var s = Stack<Int>()
s.push(1)
print(s.items)
