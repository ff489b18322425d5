@MainActor enum Journal { static var log: [String] = [] }
@MainActor func note(_ s: String) { Journal.log.append(s) }
func perform(_ n: Int, then callback: @escaping @MainActor @Sendable (Int) -> Void) async {
    let r = await Task.detached { n * 2 }.value
    await callback(r)
}
@MainActor
class Form {
    var text = "" { didSet { validate() } }
    private(set) var errors: [String] = []
    func validate() { errors = text.count < 3 ? ["too short"] : [] }
    func submit() async throws -> String {
        guard errors.isEmpty, !text.isEmpty else { throw FormError.invalid(errors) }
        return await Self.send(text)
    }
    enum FormError: Error { case invalid([String]) }
    nonisolated static func send(_ s: String) async -> String { await Task.yield(); return "sent " + s }
}
let form = Form()
form.text = "ab"
do { print(try await form.submit()) } catch Form.FormError.invalid(let e) { print("invalid", e) }
form.text = "abc"
print(try await form.submit())
await perform(21) { note("result \($0)") }
await perform(1) { n in note("n \(n)"); form.text = String(repeating: "x", count: n) }
print(Journal.log, form.errors)
actor Worker {
    var items: [String] = []
    func add(_ s: String) -> Int { items.append(s); return items.count }
    func each(_ body: @Sendable (String) async -> Void) async { for i in items { await body(i) } }
    nonisolated func name() -> String { "worker" }
    static func make() -> Worker { Worker() }
}
let w = Worker.make()
let counts = [await w.add("p"), await w.add("q")]
print(counts, w.name())
await w.each { s in await note("item " + s) }
print(Journal.log.suffix(2))
let handler: @Sendable (Int) async throws -> String = { n in
    if n < 0 { throw CancellationError() }
    return "\(n)"
}
print(try await handler(3), (try? await handler(-1)) ?? "nil")
await MainActor.run { note("run") }
print(Journal.log.last!, Journal.log.count)
