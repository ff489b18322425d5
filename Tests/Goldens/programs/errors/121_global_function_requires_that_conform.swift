struct Cat { var name: String }
func show<T: CustomStringConvertible>(_ x: T) { print(x) }
show(Cat(name: "Tom"))
