protocol DocumentState: AnyObject { var name: String { get }; func edit(_ d: Document, _ text: String) throws; func submit(_ d: Document) throws; func review(_ d: Document, approve: Bool) throws }
enum DocumentError: Error, CustomStringConvertible { case notAllowed(action: String, state: String); var description: String { if case let .notAllowed(a, s) = self { return "cannot \(a) while \(s)" }; return "" } }
extension DocumentState {
    var name: String { String(describing: type(of: self)).lowercased() }
    func edit(_ d: Document, _ text: String) throws { throw DocumentError.notAllowed(action: "edit", state: name) }
    func submit(_ d: Document) throws { throw DocumentError.notAllowed(action: "submit", state: name) }
    func review(_ d: Document, approve: Bool) throws { throw DocumentError.notAllowed(action: approve ? "approve" : "reject", state: name) }
}
final class Draft: DocumentState {
    func edit(_ d: Document, _ text: String) { d.text += text }
    func submit(_ d: Document) throws { guard !d.text.isEmpty else { throw DocumentError.notAllowed(action: "submit", state: "empty") }; d.transition(to: Review()) }
}
final class Review: DocumentState {
    private var votes = (yes: 0, no: 0)
    func review(_ d: Document, approve: Bool) { if approve { votes.yes += 1 } else { votes.no += 1 }; if votes.yes == 2 { d.transition(to: Published()) } else if votes.no == 2 { d.transition(to: Draft()) } }
}
final class Published: DocumentState {}
final class Document {
    var text = "" { didSet { revisions.append(text.count - oldValue.count) } }
    private(set) var revisions: [Int] = [], history = ["draft"]
    private var state: any DocumentState = Draft()
    var onChange: ((String, String) -> Void)?
    func transition(to s: any DocumentState) { let old = state.name; state = s; history.append(s.name); onChange?(old, s.name) }
    func perform(_ what: String, _ action: (any DocumentState, Document) throws -> Void) { do { try action(state, self); print("\(what): ok, now \(state.name)") } catch let e as DocumentError { print("\(what): \(e)") } catch { print("?") } }
}
let doc = Document()
doc.onChange = { print("   [\($0) -> \($1)]") }
doc.perform("submit") { try $0.submit($1) }
doc.perform("edit") { try $0.edit($1, "hello") }
doc.perform("edit") { s, d in try s.edit(d, " world") }
doc.perform("approve") { try $0.review($1, approve: true) }
doc.perform("submit") { try $0.submit($1) }
for vote in [false, true, false] { doc.perform("vote \(vote)") { try $0.review($1, approve: vote) } }
doc.perform("edit") { try $0.edit($1, "!") }
doc.perform("submit") { try $0.submit($1) }
doc.perform("vote") { try $0.review($1, approve: true) }
doc.perform("vote") { try $0.review($1, approve: true) }
doc.perform("edit") { try $0.edit($1, "?") }
print(doc.text, doc.revisions, doc.history)
