struct Node { let value: Int; let next: Node }
