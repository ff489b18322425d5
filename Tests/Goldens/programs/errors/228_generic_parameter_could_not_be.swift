struct Stack<Element> { var items: [Element] = [] }
let s = Stack()
