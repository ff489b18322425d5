class Stack<T> {
    var items = [T]()
    func push(_ item: T) { items.append(item) }
}
let s = Stack<Int>()
s.push("one")
