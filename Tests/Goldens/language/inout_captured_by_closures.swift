struct T { var id: Int; var text = "t" }
struct App { var todos = [T(id: 1), T(id: 2)] }
func run(_ s: inout App, _ f: (inout T) -> Void) { s.todos.indices.filter { s.todos[$0].id == 2 }.forEach { f(&s.todos[$0]) } }
func run2(_ s: inout App, _ f: (inout T) -> Void) { [1].forEach { f(&s.todos[$0]) } }
func run3(_ s: inout App, _ f: (inout T) -> Void) { [1].forEach { i in f(&s.todos[i]) } }
func run4(_ s: inout App, _ f: (inout T) -> Void) { [1].forEach { i in f(&s.todos[i]); s.todos[i].text += "?" } }
var a = App(); run(&a) { $0.text += "!" }; print(a)
a = App(); run2(&a) { $0.text += "!" }; print(a)
a = App(); run3(&a) { $0.text += "!" }; print(a)
a = App(); run4(&a) { $0.text += "!" }; print(a)
let g: (inout App) -> Void = { s in [0].forEach { s.todos[$0].text = "z" } }; g(&a); print(a)
func inc(_ x: inout Int) { x += 1 }
var n = 0; [1, 2].forEach { _ in inc(&n) }; print(n)
func h(_ x: inout [Int]) { (0..<2).forEach { inc(&x[$0]) } }; var arr = [1, 2]; h(&arr); print(arr)
enum E: Equatable { case l(String), r(Int); var left: String? { if case .l(let s) = self { s } else { nil } }; var right: Int? { guard case .r(let i) = self else { return nil }; return i } }
let es: [E] = [.l("x"), .r(1), .r(3)]
print(es.compactMap(\.left), es.compactMap(\.right), es.compactMap { $0.left })
let (odd, even) = [1, 2, 3, 4].reduce(into: ([Int](), [Int]())) { acc, x in [x % 2 == 1].forEach { b in if b { acc.0.append(x) } else { acc.1.append(x) } } }
print(odd, even)
let m = ["a b", "b c"].reduce(into: [String: Int]()) { d, l in l.split(separator: " ").forEach { d[String($0), default: 0] += 1 } }
print(m.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
let t3 = [[1, 2], [3]].reduce(into: 0) { s, r in r.forEach { s += $0 } }; print(t3)
let nestedr = [1, 2].reduce(into: [Int]()) { a, x in [10, 20].forEach { y in [0, 1].forEach { z in a.append(x * y + z) } } }; print(nestedr)
func outer(_ f: (inout [Int]) -> Void) -> [Int] { var a = [0]; f(&a); return a }
print(outer { a in func local(_ n: Int) { a.append(n) }; local(1); local(2); a[0] = 9 }, outer { a in defer { a.append(7) }; [3].forEach { a.append($0) } })
let sorter: (inout [Int], Int) -> Int = { a, n in (0..<n).forEach { i in a.append(i) }; a.sort(by: >); return a.count }; var sa = [5]; print(sorter(&sa, 3), sa)
