import Observation

@Observable
class ListItem: Identifiable, CustomStringConvertible {
    let id: Int
    var title: String
    var quantity: Int
    var isBought = false
    init(id: Int, title: String, quantity: Int = 1) {
        self.id = id
        self.title = title
        self.quantity = quantity
    }
    var description: String { (isBought ? "✓" : "○") + title + (quantity > 1 ? "×\(quantity)" : "") }
}

@Observable
class ShoppingList {
    enum SortOrder { case entry, title, quantity }
    private(set) var items: [ListItem] = []
    var query = ""
    var sortOrder = SortOrder.entry
    var hidesBought = false

    @discardableResult
    func add(_ title: String, _ quantity: Int = 1) -> ListItem {
        if let known = items.first(where: { $0.title == title }) {
            known.quantity += quantity
            return known
        }
        let item = ListItem(id: items.count + 1, title: title, quantity: quantity)
        items.append(item)
        return item
    }

    var shown: [ListItem] {
        let filtered = items.filter { item in
            (query.isEmpty || item.title.lowercased().contains(query.lowercased())) && !(hidesBought && item.isBought)
        }
        switch sortOrder {
        case .entry: return filtered
        case .title: return filtered.sorted { $0.title < $1.title }
        case .quantity: return filtered.sorted { ($1.quantity, $0.id) < ($0.quantity, $1.id) }
        }
    }
    var summary: String { "\(items.filter(\.isBought).count) of \(items.count) bought" }
}

final class Cell {
    static var renders = 0
    let item: ListItem
    private(set) var text = ""
    private var valid = false
    init(_ item: ListItem) { self.item = item }
    func update() {
        guard !valid else { return }
        valid = true
        Cell.renders += 1
        text = withObservationTracking { item.description } onChange: { self.valid = false }
    }
}

final class ListView {
    let list: ShoppingList
    private var cells: [Int: Cell] = [:]
    private var rows: [ListItem] = []
    private var valid = false
    private(set) var layouts = 0
    init(_ list: ShoppingList) { self.list = list }
    func display() -> String {
        if !valid {
            valid = true
            layouts += 1
            rows = withObservationTracking { list.shown } onChange: { [weak self] in self?.valid = false }
        }
        return rows.map { item in
            let cell = cells[item.id] ?? Cell(item)
            cells[item.id] = cell
            cell.update()
            return cell.text
        }.joined(separator: " ")
    }
}

let list = ShoppingList()
let view = ListView(list)
func show(_ title: String) { print("\(title): \(view.display()) [\(view.layouts) layouts, \(Cell.renders) cells]") }
for (t, n) in [("milk", 1), ("eggs", 6), ("bread", 2)] { list.add(t, n) }
show("start")
show("again")
list.add("milk", 2); show("more milk")
list.items[0].isBought = true; show("bought")
list.hidesBought = true; show("hide")
list.items[1].isBought.toggle(); show("eggs")
list.hidesBought = false; show("all")
list.sortOrder = .title; show("by title")
list.items[2].title = "bagels"; show("renamed")
list.query = "E"; show("query")
list.query = ""; list.sortOrder = .quantity; show("by quantity")
list.items[2].quantity = 99; show("99 bagels")
print(list.summary, list.shown.map(\.id), list.items.map(\.quantity).reduce(0, +))
