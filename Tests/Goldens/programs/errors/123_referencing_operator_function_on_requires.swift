struct Cat { var name: String }
print(Cat(name: "a") == Cat(name: "b"))
