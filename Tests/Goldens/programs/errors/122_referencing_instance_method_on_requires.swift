struct Cat { var name: String }
let cats = [Cat(name: "b"), Cat(name: "a")]
print(cats.sorted())
