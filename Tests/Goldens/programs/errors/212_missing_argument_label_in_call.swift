struct Book { var title: String; var pages: Int }
let books = [Book(title: "A", pages: 10)]
let total = books.reduce(0) { $0 + $1.page }
print(total)
