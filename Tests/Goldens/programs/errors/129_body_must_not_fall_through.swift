func check(_ s: String?) {
    guard let s = s else { print("nil") }
    print(s)
}
