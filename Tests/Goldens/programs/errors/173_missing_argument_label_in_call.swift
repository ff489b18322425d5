class Node { let value: Int; init(value: Int) { self.value = value } }
let n = Node(3)
