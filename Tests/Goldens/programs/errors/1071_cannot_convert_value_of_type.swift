struct Queue<T> { var items: [T] = []; mutating func push(_ t: T) { items.append(t) } }
var q = Queue<Int>()
q.push("one")
