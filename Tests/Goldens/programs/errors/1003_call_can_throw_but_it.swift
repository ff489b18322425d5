func fetch() async throws -> String { "x" }
func show() async {
    let s = await fetch()
    print(s)
}
