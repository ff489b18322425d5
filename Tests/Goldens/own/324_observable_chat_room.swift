import Observation
@Observable final class Message: Identifiable, Equatable { let id: Int; var text: String; var edited = false; let author: String; init(id: Int, _ t: String, by a: String) { self.id = id; text = t; author = a }; static func == (a: Message, b: Message) -> Bool { a.id == b.id } }
@Observable final class Room { private(set) var messages: [Message] = []; var topic = "none"; private(set) var typing: Set<String> = []; var unread: [String: Int] = [:]; @ObservationIgnored private var nextID = 1
    var last: Message? { messages.last }; var title: String { "\(topic) (\(messages.count))" }
    @discardableResult func post(_ t: String, by a: String, readers: [String] = []) -> Message { defer { nextID += 1 }; let m = Message(id: nextID, t, by: a); messages.append(m); typing.remove(a); for r in readers where r != a { unread[r, default: 0] += 1 }; return m }
    func edit(_ id: Int, _ f: (inout String) -> Void) -> Bool { guard let m = messages.first(where: { $0.id == id }) else { return false }; f(&m.text); m.edited = true; return true }
    func setTyping(_ n: String, _ on: Bool) { if on { typing.insert(n) } else { typing.remove(n) } } }
final class View { let name: String; private(set) var renders = 0; private var dirty = false; let body: () -> String; private(set) var shown: [String] = []; init(_ n: String, _ b: @escaping () -> String) { name = n; body = b; render() }
    private func render() { dirty = false; renders += 1; shown.append(withObservationTracking(body) { [weak self] in self?.dirty = true }) }
    func flush() -> Bool { guard dirty else { return false }; render(); return true } }
let room = Room(); let views = [View("title") { room.title }, View("last") { room.last.map { "\($0.author): \($0.text)\($0.edited ? "*" : "")" } ?? "-" }, View("typing") { room.typing.sorted().joined(separator: "&") }, View("badge") { "\(room.unread["bob"] ?? 0)" }]
func step(_ label: String, _ f: () -> Void) { f(); let changed = views.filter { $0.flush() }.map(\.name); print(label.padding(12), changed) }
extension String { func padding(_ n: Int) -> String { self + String(repeating: ".", count: max(0, n - count)) } }
step("post") { room.post("hi", by: "ann", readers: ["ann", "bob"]) }; step("edit") { _ = room.edit(1) { $0 += "!" } }; step("edit none") { _ = room.edit(9) { $0 = "" } }; step("topic") { room.topic = "swift" }; step("typing") { room.setTyping("bob", true) }; step("same typing") { room.setTyping("bob", true) }; step("post 2") { room.post("yo", by: "bob") }; step("edit old") { _ = room.edit(1) { $0 = "old" } }; step("edit new") { room.messages[1].text = "new" }; step("read") { room.unread["bob"] = nil }; step("nothing") {}; step("two") { room.topic = "a"; room.topic = "b" }
for v in views { print(v.name, v.renders, v.shown) }
@Observable class Counter { var n = 0 { didSet { log.append("\(oldValue)>\(n)") } }; @ObservationIgnored var log: [String] = []; var half: Double { get { Double(n) / 2 } set { n = Int(newValue * 2) } } }
let c = Counter(); nonisolated(unsafe) var fired = 0; func watch(_ f: @escaping () -> Void) { withObservationTracking(f) { fired += 1 } }; watch { _ = c.half }; c.half = 2.5; c.n += 1; print(c.n, c.half, c.log, fired); watch { _ = c.log }; c.log = []; print(fired); watch { c.n = 100 }; c.n = 1; print(fired, c.log)
