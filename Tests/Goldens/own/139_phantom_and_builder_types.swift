enum Draft {}
enum Published {}
struct Article<State> {
    let title: String
    private(set) var body: String
    fileprivate init(title: String, body: String) { self.title = title; self.body = body }
}
extension Article where State == Draft {
    init(_ title: String) { self.init(title: title, body: "") }
    func writing(_ text: String) -> Article<Draft> { var a = self; a.body += text; return a }
    func publish() -> Article<Published>? { body.isEmpty ? nil : Article<Published>(title: title, body: body) }
}
extension Article where State == Published { var url: String { "/" + title.lowercased().split(separator: " ").joined(separator: "-") } }
let draft = Article<Draft>("My First Post")
print(draft.publish() == nil, draft.writing("Hello. ").writing("Bye.").publish()!.url, type(of: draft))

struct Tagged<Tag, Raw> { var raw: Raw; init(_ raw: Raw) { self.raw = raw } }
extension Tagged: Equatable where Raw: Equatable {}
extension Tagged: Hashable where Raw: Hashable {}
extension Tagged: Comparable where Raw: Comparable { static func < (a: Self, b: Self) -> Bool { a.raw < b.raw } }
extension Tagged: ExpressibleByIntegerLiteral where Raw: ExpressibleByIntegerLiteral { init(integerLiteral v: Raw.IntegerLiteralType) { raw = Raw(integerLiteral: v) } }
extension Tagged: AdditiveArithmetic where Raw: AdditiveArithmetic {
    static var zero: Self { Self(.zero) }
    static func + (a: Self, b: Self) -> Self { Self(a.raw + b.raw) }
    static func - (a: Self, b: Self) -> Self { Self(a.raw - b.raw) }
}
extension Tagged: CustomStringConvertible where Raw: CustomStringConvertible { var description: String { "\(raw)" } }
enum UserTag {}
enum OrderTag {}
typealias UserID = Tagged<UserTag, Int>
typealias OrderID = Tagged<OrderTag, String>
let users: [UserID: String] = [1: "Ann", 2: "Bo"]
let id: UserID = 2
print(users[id]!, users[3] ?? "nobody", [id, 1, 9].sorted(), id + 40, [UserID](arrayLiteral: 1, 2, 3).reduce(.zero, +), OrderID("x") == OrderID("x"))

struct Request {
    enum Method: String { case get = "GET", post = "POST" }
    private(set) var method = Method.get, path: String, headers: [(String, String)] = [], body: String?
    init(_ path: String) { self.path = path }
    private func with(_ change: (inout Request) -> Void) -> Request { var r = self; change(&r); return r }
    func header(_ k: String, _ v: String) -> Request { with { $0.headers.append((k, v)) } }
    func post(_ body: String) -> Request { with { $0.method = .post; $0.body = body } }
    func query(_ items: (String, CustomStringConvertible)...) -> Request {
        with { r in r.path += "?" + items.map { "\($0)=\($1)" }.joined(separator: "&") }
    }
    var text: String {
        var lines = ["\(method.rawValue) \(path)"]
        lines += headers.map { "\($0): \($1)" }
        if let body { lines += ["", body] }
        return lines.joined(separator: "\n")
    }
}
print(Request("/search").query(("q", "swift"), ("n", 10), ("exact", true)).header("Accept", "text").text)
print(Request("/items").post("{}").header("A", "1").header("B", "2").text)

@resultBuilder enum Lines {
    static func buildExpression(_ s: String) -> [String] { [s] }
    static func buildExpression(_ s: [String]) -> [String] { s }
    static func buildExpression(_ n: Int) -> [String] { ["\(n)"] }
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    static func buildOptional(_ p: [String]?) -> [String] { p ?? ["-"] }
    static func buildEither(first p: [String]) -> [String] { p }
    static func buildEither(second p: [String]) -> [String] { p }
    static func buildArray(_ p: [[String]]) -> [String] { p.flatMap { $0 } }
    static func buildLimitedAvailability(_ p: [String]) -> [String] { p }
}
func page(_ title: String, @Lines _ content: () -> [String]) -> [String] { [title.uppercased()] + content().map { "  " + $0 } }
func report(_ n: Int) -> [String] {
    page("report") {
        "count"
        n
        if n > 2 { "many"; "really" }
        if n.isMultiple(of: 2) { "even" } else if n == 1 { "single" } else { "odd" }
        for i in 0..<n where i != 1 { "item \(i)" }
        page("nested") { "deep" }
        switch n { case 0: "zero"; case 1, 2: "few"; default: ["list", "of"] }
    }
}
for n in [0, 1, 3] { print(report(n).joined(separator: "/")) }
final class Builder<T> {
    private var steps: [(inout T) -> Void] = []
    @discardableResult func set<V>(_ path: WritableKeyPath<T, V>, to v: V) -> Self { steps.append { $0[keyPath: path] = v }; return self }
    func build(from base: T) -> T { steps.reduce(into: base) { $1(&$0) } }
}
struct Window { var title = "", size = (w: 1, h: 1), flags: Set<String> = [] }
let w = Builder<Window>().set(\.title, to: "Main").set(\.size.w, to: 80).set(\.flags, to: ["resizable"]).build(from: Window())
print(w.title, w.size, w.flags)
