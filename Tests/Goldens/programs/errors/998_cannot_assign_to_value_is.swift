class Cat {
    var name: String
    init(name: String) { name = name }
}
