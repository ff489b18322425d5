enum LibraryError: Error, CustomStringConvertible { case noSuchBook(String), noSuchMember(Int), alreadyLent(title: String, to: String), limitReached(Int), notBorrowed
    var description: String { switch self { case .noSuchBook(let i): return "no book \(i)"; case .noSuchMember(let n): return "no member #\(n)"; case let .alreadyLent(t, m): return "'\(t)' is with \(m)"; case .limitReached(let n): return "limit of \(n) reached"; case .notBorrowed: return "not borrowed" } } }
protocol Loanable { var id: String { get }; var title: String { get }; var loanDays: Int { get }; func fee(late days: Int) -> Int }
extension Loanable { var loanDays: Int { 14 }; func fee(late days: Int) -> Int { max(0, days) * 10 } }
struct Book: Loanable, Hashable { let id, title, author: String }
struct DVD: Loanable { let id: String, title: String; let minutes: Int; var loanDays: Int { 3 }; func fee(late days: Int) -> Int { days > 0 ? 50 + days * 25 : 0 } }
final class Member { let number: Int; let name: String; fileprivate(set) var loans: [Loan] = []; private(set) var owed = 0 { didSet { if owed >= 100 && oldValue < 100 { print("  ! \(name) is blocked") } } }
    init(_ n: Int, _ name: String) { number = n; self.name = name }; var limit: Int { owed >= 100 ? 0 : 2 }; func charge(_ n: Int) { owed += n } }
struct Loan { let item: any Loanable; unowned let member: Member; let due: Int }
final class Library { private var items: [String: any Loanable] = [:], members: [Int: Member] = [:], lent: [String: Loan] = [:]; private(set) var today = 0; private var waiting: [String: [Member]] = [:]
    func add(_ new: any Loanable...) { for i in new { items[i.id] = i } }
    func join(_ name: String) -> Member { let m = Member(members.count + 1, name); members[m.number] = m; return m }
    func lend(_ id: String, to n: Int) throws { guard let item = items[id] else { throw LibraryError.noSuchBook(id) }; guard let m = members[n] else { throw LibraryError.noSuchMember(n) }
        if let l = lent[id] { if l.member !== m { waiting[id, default: []].append(m) }; throw LibraryError.alreadyLent(title: item.title, to: l.member.name) }
        guard m.loans.count < m.limit else { throw LibraryError.limitReached(m.limit) }
        let l = Loan(item: item, member: m, due: today + item.loanDays); lent[id] = l; m.loans.append(l) }
    @discardableResult func giveBack(_ id: String) throws -> Int { guard let l = lent.removeValue(forKey: id) else { throw LibraryError.notBorrowed }; l.member.loans.removeAll { $0.item.id == id }; let fee = l.item.fee(late: today - l.due); l.member.charge(fee); if let next = waiting[id]?.first { waiting[id]!.removeFirst(); print("  \(next.name) is next for \(l.item.title)") }; return fee }
    func pass(_ days: Int) { today += days }
    var overdue: [(String, Int)] { lent.values.filter { $0.due < today }.map { ($0.item.title, today - $0.due) }.sorted { $0.1 > $1.1 } }
    func search(_ p: (any Loanable) -> Bool) -> [String] { items.values.filter(p).map(\.title).sorted() } }
let lib = Library(); lib.add(Book(id: "b1", title: "Dune", author: "Herbert"), Book(id: "b2", title: "Emma", author: "Austen"), DVD(id: "d1", title: "Alien", minutes: 117)); let ann = lib.join("Ann"), bob = lib.join("Bob")
func attempt(_ w: String, _ f: () throws -> Void) { do { try f(); print(w, "ok") } catch let e as LibraryError { print(w, "-", e) } catch { print("unexpected", error) } }
attempt("ann dune") { try lib.lend("b1", to: ann.number) }; attempt("bob dune") { try lib.lend("b1", to: 2) }; attempt("ann alien") { try lib.lend("d1", to: 1) }; attempt("ann emma") { try lib.lend("b2", to: 1) }; attempt("x") { try lib.lend("zz", to: 1) }; attempt("y") { try lib.lend("b2", to: 9) }
lib.pass(10); print(lib.overdue); attempt("return alien") { print("  fee", try lib.giveBack("d1")) }; attempt("return dune") { try lib.giveBack("b1") }; attempt("again") { try lib.giveBack("b1") }; print(ann.owed, ann.limit, ann.loans.count, bob.limit); attempt("ann blocked") { try lib.lend("b2", to: 1) }
print(lib.search { $0.loanDays > 5 }, lib.search { ($0 as? Book)?.author == "Austen" }, lib.search { $0 is DVD }, lib.today)
