class Handler {
    private var next: Handler?
    init() {}
    @discardableResult func then(_ h: Handler) -> Handler { next = h; return h }
    func handle(_ request: Request) -> String { next?.handle(request) ?? "unhandled \(request.kind)" }
}
struct Request { enum Kind { case info, refund(Double), complaint(String) }; let kind: Kind; let user: String }
final class Bot: Handler {
    override func handle(_ r: Request) -> String {
        if case .info = r.kind { return "bot: hello \(r.user)" }
        return super.handle(r)
    }
}
final class Clerk: Handler {
    let limit: Double
    init(limit: Double) { self.limit = limit; super.init() }
    override func handle(_ r: Request) -> String {
        guard case .refund(let amount) = r.kind, amount <= limit else { return super.handle(r) }
        return "clerk: refunded \(amount)"
    }
}
final class Manager: Handler {
    override func handle(_ r: Request) -> String {
        switch r.kind {
        case .refund(let a) where a > 1000: return super.handle(r)
        case .refund(let a): return "manager: approved \(a)"
        case .complaint(let text) where !text.isEmpty: return "manager: sorry about '\(text)'"
        default: return super.handle(r)
        }
    }
}
let chain = Bot()
chain.then(Clerk(limit: 50)).then(Manager())
for kind in [Request.Kind.info, .refund(20), .refund(500), .refund(5000), .complaint("noise"), .complaint("")] {
    print(chain.handle(Request(kind: kind, user: "ann")))
}
struct Memento { fileprivate let text: String; fileprivate let cursor: Int }
struct Editor {
    private(set) var text = ""
    private var cursor = 0
    mutating func type(_ s: String) {
        let i = text.index(text.startIndex, offsetBy: cursor)
        text.insert(contentsOf: s, at: i)
        cursor += s.count
    }
    mutating func move(to n: Int) { cursor = min(max(0, n), text.count) }
    mutating func delete(_ n: Int) {
        let end = text.index(text.startIndex, offsetBy: cursor)
        let start = text.index(end, offsetBy: -n, limitedBy: text.startIndex) ?? text.startIndex
        text.removeSubrange(start..<end)
        cursor = text.distance(from: text.startIndex, to: start)
    }
    func save() -> Memento { Memento(text: text, cursor: cursor) }
    mutating func restore(_ m: Memento) { (text, cursor) = (m.text, m.cursor) }
}
var editor = Editor(), saved: [Memento] = []
editor.type("hello world")
saved.append(editor.save())
editor.move(to: 5)
editor.type(", dear")
print(editor.text)
saved.append(editor.save())
editor.delete(100)
print("[\(editor.text)]")
if let m = saved.popLast() { editor.restore(m) }
editor.type("est")
print(editor.text)
editor.restore(saved[0])
print(editor.text, saved.count)
protocol Mediator: AnyObject { func send(_ m: String, from: Member) }
final class Member { let name: String; private(set) var inbox: [String] = []; unowned let room: Mediator
    init(_ n: String, _ r: Mediator) { name = n; room = r }
    func say(_ s: String) { room.send(s, from: self) }
    func receive(_ s: String, _ who: String) { inbox.append("\(who): \(s)") } }
final class Room: Mediator { var members: [Member] = []
    func join(_ n: String) -> Member { let m = Member(n, self); members.append(m); return m }
    func send(_ m: String, from: Member) { for x in members where x !== from { x.receive(m, from.name) } } }
let room = Room(), x = room.join("x"), y = room.join("y"), z = room.join("z")
x.say("hi"); y.say("yo")
print([x, y, z].map(\.inbox))
