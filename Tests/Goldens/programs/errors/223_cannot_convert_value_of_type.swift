func longest(_ a: String, _ b: String) -> String {
    if a.count > b.count { a } else { b.count }
}
