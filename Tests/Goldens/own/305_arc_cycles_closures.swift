class Person { let name: String; var apartment: Apartment?; weak var friend: Person?; var onLeave: (() -> Void)?; init(_ n: String) { name = n; print("+\(n)") }; deinit { onLeave?(); print("-\(name)") } }
class Apartment { let unit: String; weak var tenant: Person?; init(_ u: String) { unit = u }; deinit { print("-\(unit)") } }
do { var j: Person? = Person("John"); var u: Apartment? = Apartment("4A"); j!.apartment = u; u!.tenant = j; print(u!.tenant?.name ?? "none"); j = nil; print(u?.tenant == nil); u = nil }
do { let a = Person("A"), b = Person("B"); a.friend = b; b.friend = a; a.onLeave = { [weak b] in print("leave", b?.name ?? "gone") } }
class HTML { let tag: String; let text: String?; lazy var render: () -> String = { [unowned self] in text.map { "<\(tag)>\($0)</\(tag)>" } ?? "<\(tag)/>" }; init(_ t: String, _ x: String? = nil) { tag = t; text = x }; deinit { print("~\(tag)") } }
do { var h: HTML? = HTML("p", "hi"); print(h!.render()); h = nil; let br = HTML("br"); print(br.render()) }
class Leaky { var f: (() -> Int)?; var n = 1; deinit { print("leaky gone") } }
do { let l = Leaky(); l.f = { l.n + 1 }; print(l.f!()); l.f = nil }
final class Node { let v: Int; var next: Node?; weak var prev: Node?; init(_ v: Int) { self.v = v }; deinit { print("n\(v)", terminator: " ") } }
final class List { var head: Node?, tail: Node?; func add(_ v: Int) { let n = Node(v); n.prev = tail; tail?.next = n; tail = n; if head == nil { head = n } }; func drop() { head = head?.next }; deinit { print("list") } }
do { let l = List(); (1...3).forEach(l.add); l.drop(); print("|", l.head!.v, l.head!.prev == nil) }
print()
func makeCounter() -> (inc: () -> Int, get: () -> Int) { var n = 0; return ({ n += 1; return n }, { n }) }
let c1 = makeCounter(), c2 = makeCounter(); _ = c1.inc(); _ = c1.inc(); print(c1.get(), c2.get())
class Timer { var handlers: [String: (Int) -> Void] = [:]; func fire(_ n: Int) { for k in handlers.keys.sorted() { handlers[k]!(n) } } }
class View { let id: String; var seen: [Int] = []; init(_ i: String, _ t: Timer) { id = i; t.handlers[i] = { [weak self] n in guard let self else { print("no view \(n)"); return }; seen.append(n) } }; deinit { print("view \(id) \(seen)") } }
let t = Timer(); var v: View? = View("v", t); t.fire(1); t.fire(2); v = nil; t.fire(3)
struct Weak<T: AnyObject> { weak var v: T? }; var boxes = [Person("P1"), Person("P2")], weaks = boxes.map { Weak(v: $0) }; boxes.removeFirst(); print(weaks.map { $0.v?.name ?? "nil" }); weaks = weaks.filter { $0.v != nil }; print(weaks.count); boxes = []
var x = 1; let cap = { [x, y = x * 10] in x + y }; x = 5; print(cap(), x); unowned let un: Leaky; let strong = Leaky(); un = strong; print(un.n, un === strong)
class Parent { var kids: [Kid] = []; deinit { print("parent") } }; class Kid { unowned let p: Parent; let n: Int; init(_ p: Parent, _ n: Int) { self.p = p; self.n = n; p.kids.append(self) }; deinit { print("kid\(n)") } }
do { let p = Parent(); _ = Kid(p, 1); _ = Kid(p, 2); print(p.kids.map { $0.p === p }) }
func scope(_ f: () -> Void) { print("{", terminator: ""); f(); print("}") }; scope { let q = Person("Q"); _ = q.name }; func consume(_ p: Person) -> String { p.name }; print(consume(Person("tmp"))); var opt: Person? = Person("opt"); opt = Person("opt2"); opt = nil
let arr = [Person("in array")]; var arr2 = arr; arr2.removeAll(); print(arr.count, CFGetRetain()); func CFGetRetain() -> String { "done" }; var lazyGlobal = { () -> Person in Person("lazy") }(); lazyGlobal = Person("second"); withExtendedLifetime(lazyGlobal) { print($0.name) }
print(isKnownUniquelyReferenced(&lazyGlobal), { let z = lazyGlobal; return isKnownUniquelyReferenced(&lazyGlobal) && z === z }())
