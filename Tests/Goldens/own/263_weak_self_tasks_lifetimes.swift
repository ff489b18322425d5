final class Session { let name: String; var task: Task<Void, Never>?
    init(_ n: String) { name = n }
    func start() { task = Task { [weak self] in
        for _ in 0..<3 { await Task.yield(); guard let self else { print("session gone"); return }; _ = self.name }
        print("finished") } }
    deinit { print("deinit \(name)") } }
var s: Session? = Session("one")
s?.start()
let t = s?.task
await t?.value
s = nil
print("--")
var holder: Session? = Session("two")
let strong = Task { [holder] in await Task.yield(); return holder?.name ?? "none" }
holder = nil
print(await strong.value)
class Node { var next: Node?; let id: Int; init(_ i: Int) { id = i }; deinit { print("node \(id)") } }
func scope() async { let n = Node(1); n.next = Node(2); await Task.yield(); print("scope", n.next!.id) }
await scope()
func unownedCapture() async { let n = Node(3); let f = { [unowned n] in n.id }; print(f()); await Task.yield() }
await unownedCapture()
actor Registry { private var refs: [String: () -> Session?] = [:]
    func add(_ s: sending Session) { let n = s.name; refs[n] = { [weak s] in s } }
    func alive() -> [String] { refs.filter { $0.value() != nil }.keys.sorted() } }
let r = Registry()
await r.add(Session("temp"))
print(await r.alive())
actor Temp { let n: Int; init(_ n: Int) { self.n = n }; func use() -> Int { n }; deinit { print("actor \(n) gone") } }
do { let a = Temp(5); print(await a.use()) }
print(await Temp(6).use())
_ = await Task { () -> Int in let k = Node(7); return k.id }.value
print("end")
