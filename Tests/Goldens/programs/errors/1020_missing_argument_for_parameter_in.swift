class Node { var next: Node; init(next: Node) { self.next = next } }
let n = Node()
