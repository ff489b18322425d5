import Foundation

class LibraryItem: CustomStringConvertible {
    let id: UUIDLike
    let title: String
    fileprivate(set) var borrower: Member?
    var loanDays: Int { 14 }
    init(title: String) {
        self.title = title
        id = UUIDLike.next()
    }
    var isAvailable: Bool { borrower == nil }
    var description: String { "#\(id.value) \(title)\(borrower.map { " (lent to \($0.name))" } ?? "")" }
}

struct UUIDLike: Hashable {
    let value: Int
    private static var counter = 0
    static func next() -> UUIDLike {
        counter += 1
        return UUIDLike(value: counter)
    }
}

final class Book: LibraryItem {
    let author: String
    init(title: String, author: String) {
        self.author = author
        super.init(title: title)
    }
    override var description: String { super.description + " by \(author)" }
}

final class DVD: LibraryItem {
    override var loanDays: Int { 3 }
}

final class Member: Equatable, Hashable {
    let name: String
    private(set) var loans: [(item: LibraryItem, due: Int)] = []
    var fines = 0.0
    init(_ name: String) { self.name = name }
    static func == (a: Member, b: Member) -> Bool { a === b }
    func hash(into h: inout Hasher) { h.combine(ObjectIdentifier(self)) }
    func overdue(on day: Int) -> [LibraryItem] { loans.filter { $0.due < day }.map(\.item) }
    fileprivate func take(_ item: LibraryItem, due: Int) { loans.append((item, due)) }
    fileprivate func give(_ item: LibraryItem) -> Int? {
        guard let i = loans.firstIndex(where: { $0.item === item }) else { return nil }
        return loans.remove(at: i).due
    }
}

enum LibraryError: Error {
    case notAvailable(LibraryItem), limitReached(max: Int), owesMoney(Double), notLent
}
extension LibraryError: CustomStringConvertible {
    var description: String {
        switch self {
        case .notAvailable(let item): "“\(item.title)” is lent to \(item.borrower!.name)"
        case .limitReached(let max): "no more than \(max) items"
        case .owesMoney(let sum): String(format: "pay %.2f first", sum)
        case .notLent: "that wasn't lent"
        }
    }
}

struct Library {
    private(set) var items: [LibraryItem] = []
    var today = 1
    private var waiting: [UUIDLike: [Member]] = [:]

    mutating func add(_ new: LibraryItem...) { items += new }

    func search(_ text: String) -> [LibraryItem] {
        items.filter { item in
            item.title.lowercased().contains(text.lowercased()) || (item as? Book)?.author.lowercased().contains(text.lowercased()) == true
        }
    }

    mutating func lend(_ item: LibraryItem, to member: Member) throws {
        if member.fines > 1 { throw LibraryError.owesMoney(member.fines) }
        if member.loans.count >= 2 { throw LibraryError.limitReached(max: 2) }
        guard item.isAvailable else {
            waiting[item.id, default: []].append(member)
            throw LibraryError.notAvailable(item)
        }
        item.borrower = member
        member.take(item, due: today + item.loanDays)
    }

    mutating func giveBack(_ item: LibraryItem) throws -> Member? {
        guard let member = item.borrower, let due = member.give(item) else { throw LibraryError.notLent }
        item.borrower = nil
        member.fines += Double(max(0, today - due)) * 0.25
        return waiting[item.id]?.isEmpty == false ? waiting[item.id]!.removeFirst() : nil
    }
}

var library = Library()
let dune = Book(title: "Dune", author: "Frank Herbert"), emma = Book(title: "Emma", author: "Jane Austen"), alien = DVD(title: "Alien")
library.add(dune, emma, alien)
let ann = Member("Ann"), ben = Member("Ben")
func attempt(_ action: () throws -> Void) { do { try action(); print("ok") } catch { print("refused: \(error)") } }
attempt { try library.lend(dune, to: ann) }
attempt { try library.lend(dune, to: ben) }
attempt { try library.lend(alien, to: ann) }
attempt { try library.lend(emma, to: ann) }
print(library.items.map(\.description).joined(separator: "\n"))
library.today += 10
print(ann.overdue(on: library.today), library.search("AUSTEN").map(\.title), library.search("a").count)
attempt { if let next = try library.giveBack(alien) { print("next is \(next.name)") } else { print("nobody waits") } }
attempt { if let next = try library.giveBack(dune) { print("next is \(next.name)") } }
attempt { _ = try library.giveBack(dune) }
attempt { try library.lend(emma, to: ann) }
print(ann.fines, ann.loans.count, Set([ann, ben, ann]).count, ann == ben, library.items.filter(\.isAvailable).count)
