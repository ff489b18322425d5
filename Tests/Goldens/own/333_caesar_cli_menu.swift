struct Menu {
    struct Item {
        let key: Character
        let title: String
        let action: () -> Bool
    }
    var items: [Item] = []
    mutating func add(_ key: Character, _ title: String, action: @escaping () -> Bool) {
        items.append(Item(key: key, title: title, action: action))
    }
    func show() {
        for item in items { print("[\(item.key)] \(item.title)") }
    }
    func choose(_ key: Character) -> Bool {
        guard let item = items.first(where: { $0.key == key }) else {
            print("Unknown option: \(key)")
            return true
        }
        return item.action()
    }
}
class Contacts {
    private var people: [(name: String, phone: String)] = []
    private let maximum = 3
    func add(name: String, phone: String) {
        if people.count >= maximum {
            print("The list is full!")
            return
        }
        if let index = people.firstIndex(where: { $0.name == name }) {
            people[index].phone = phone
            print("Updated \(name)")
        } else {
            people.append((name, phone))
            people.sort { $0.name < $1.name }
            print("Added \(name)")
        }
    }
    func remove(_ name: String) -> Bool {
        let before = people.count
        people.removeAll { $0.name == name }
        return people.count < before
    }
    func list() {
        if people.isEmpty { print("(no contacts)") }
        for (number, person) in people.enumerated() {
            print("\(number + 1). \(person.name): \(person.phone)")
        }
    }
    func search(_ text: String) -> [String] {
        return people.filter { $0.name.lowercased().contains(text.lowercased()) || $0.phone.hasPrefix(text) }.map { $0.name }
    }
}
let contacts = Contacts()
var menu = Menu()
var queue = [("Zoe", "555-1"), ("Adam", "555-2"), ("Zoe", "555-9"), ("Mia", "777-3"), ("Tom", "1")]
menu.add("a", "Add") {
    if queue.isEmpty { print("nothing to add"); return true }
    let (name, phone) = queue.removeFirst()
    contacts.add(name: name, phone: phone)
    return true
}
menu.add("l", "List") { contacts.list(); return true }
menu.add("d", "Delete Adam") {
    print(contacts.remove("Adam") ? "Deleted" : "Not found")
    return true
}
menu.add("q", "Quit") { print("Bye"); return false }
menu.show()
for key in "laaalaaldxdlq" {
    if !menu.choose(key) { break }
}
print(contacts.search("zo"), contacts.search("777"), contacts.search("nobody"))
