class Node { var next: Node?; let v: Int; init(_ v: Int, _ n: Node?) { self.v = v; next = n } }
let list = Node(1, Node(2, nil))
print(list.next!.v)
print(list.next!.next!.v)
