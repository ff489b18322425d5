@main struct App {
    static func main() { print("hi") }
}
print(2)
