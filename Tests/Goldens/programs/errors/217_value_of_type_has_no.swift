func process(_ items: [String]) {
    for item in items {
        guard let n = Int(item) else { continue }
        print(n.uppercased())
    }
}
