enum ReadError: Error { case missing }
func read(_ name: String) throws -> String {
    if name.isEmpty { throw ReadError.missing }
    return name
}
let text = read("file")
print(text)
