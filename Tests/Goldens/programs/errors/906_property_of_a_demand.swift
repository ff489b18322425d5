extension Array where Element: Numeric { var total: Element { reduce(0, +) } }
let names = ["a", "b"]
print(names.total)
