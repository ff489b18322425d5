@main
struct App { func main() {} }
