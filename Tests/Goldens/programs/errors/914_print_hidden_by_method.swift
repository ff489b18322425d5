struct D { func print() { Swift.print("d") }
  func show() { print("all") } }
D().show()
