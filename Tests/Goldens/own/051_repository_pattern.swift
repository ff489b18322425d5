protocol Entity: Identifiable, Equatable where ID: Comparable {
    static var plural: String { get }
}

protocol Repository<Item> {
    associatedtype Item: Entity
    var all: [Item] { get }
    func find(_ id: Item.ID) -> Item?
    mutating func save(_ item: Item)
    @discardableResult mutating func delete(_ id: Item.ID) -> Item?
}

extension Repository {
    var count: Int { all.count }
    func first(where test: (Item) throws -> Bool) rethrows -> Item? { try all.first(where: test) }
    subscript(id: Item.ID) -> Item? {
        get { find(id) }
        set {
            if let newValue { save(newValue) } else { delete(id) }
        }
    }
}

struct MemoryRepository<Item: Entity>: Repository {
    private var storage: [Item.ID: Item] = [:]
    var all: [Item] { storage.values.sorted { $0.id < $1.id } }
    func find(_ id: Item.ID) -> Item? { storage[id] }
    mutating func save(_ item: Item) { storage[item.id] = item }
    @discardableResult mutating func delete(_ id: Item.ID) -> Item? { storage.removeValue(forKey: id) }
}

struct LoggingRepository<Base: Repository>: Repository {
    typealias Item = Base.Item
    private(set) var base: Base
    private(set) var log: [String] = []
    init(_ base: Base) { self.base = base }
    var all: [Item] { base.all }
    func find(_ id: Item.ID) -> Item? { base.find(id) }
    mutating func save(_ item: Item) {
        log.append(base.find(item.id) == nil ? "insert \(item.id)" : "update \(item.id)")
        base.save(item)
    }
    mutating func delete(_ id: Item.ID) -> Item? {
        let gone = base.delete(id)
        log.append("delete \(id): \(gone.map { "\($0)" } ?? "missing")")
        return gone
    }
}

struct Guest: Entity {
    static let plural = "guests"
    let id: Int
    var name: String
    var table: Int?
}
struct Dish: Entity {
    static let plural = "dishes"
    var id: String { name }
    let name: String
    var price: Double
}

func report<R: Repository>(_ r: R) -> String { "\(r.count) \(R.Item.plural): \(r.all)" }
func names(in guests: some Repository<Guest>) -> [String] { guests.all.map(\.name) }
func anyCount(_ r: any Repository<Dish>) -> Int { r.all.count }

var guests = LoggingRepository(MemoryRepository<Guest>())
guests.save(Guest(id: 3, name: "Ina"))
guests.save(Guest(id: 1, name: "Ole", table: 4))
guests[3]?.table = 7
guests[2] = Guest(id: 2, name: "Pia")
guests[1] = nil
guests.delete(99)
print(names(in: guests))
print(guests.log.joined(separator: "\n"))
print(report(guests))
print(guests.first { $0.table == nil }?.name ?? "everyone sits", guests.find(3)!.table!)
var dishes = MemoryRepository<Dish>()
for (name, price) in ["soup": 4.5, "bread": 1, "stew": 9.25] as KeyValuePairs { dishes.save(Dish(name: name, price: price)) }
print(report(dishes), anyCount(dishes))
dishes["soup"]!.price *= 2
print(dishes["soup"]!.price, dishes["cake"] as Any, dishes.all.map(\.price).reduce(0, +))
