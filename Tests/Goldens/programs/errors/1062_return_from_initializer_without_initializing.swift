struct Player {
    let name: String
    var score: Int
    init(name: String) {
        self.name = name
    }
}
