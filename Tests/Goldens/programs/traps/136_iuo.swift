class Screen { var title: String!; func show() { print(title.uppercased()) } }
let s = Screen()
s.title = "hello"
s.show()
s.title = nil
s.show()
