func f() {
    let x: Int
    print(x)
}
