struct FileHandle: ~Copyable {
    private let id: Int
    private var log: [String] = []
    init(_ id: Int) { self.id = id; print("open \(id)") }
    mutating func write(_ s: String) { log.append(s) }
    borrowing func peek() -> Int { log.count }
    consuming func close() -> [String] { let l = log; print("closing \(id)"); discard(id); return l }
    private func discard(_ n: Int) { print("discard \(n)") }
    deinit { print("deinit \(id)") }
}
func use(_ h: borrowing FileHandle) -> Int { h.peek() }
func finish(_ h: consuming FileHandle) { print("finish", h.peek()) }
func scribble(_ h: inout FileHandle, _ words: String...) { for w in words { h.write(w) } }
do {
    var h = FileHandle(1)
    scribble(&h, "a", "b")
    print(use(h))
    print(h.close())
}
do { let h = FileHandle(2); finish(h) }
func make(_ n: Int) -> FileHandle { FileHandle(n) }
_ = make(3)
do {
    let moved = make(4)
    let again = moved
    print("again", again.peek())
}
func choose(_ flag: Bool) { let h = FileHandle(5); if flag { finish(h) } else { print("kept") } }
choose(true); choose(false)
struct Token: ~Copyable { let n: Int; consuming func spend() -> Int { n } }
func pay(_ t: consuming Token, _ price: Int) -> Int { t.spend() - price }
print(pay(Token(n: 10), 3))
enum Slot: ~Copyable { case empty, full(Token)
    mutating func take() -> Int { switch consume self { case .empty: self = .empty; return 0; case .full(let t): self = .empty; return t.spend() } } }
var slot = Slot.full(Token(n: 6))
print(slot.take(), slot.take())
struct Holder: ~Copyable { var token: Token; var name = "holder" }
var holder = Holder(token: Token(n: 2))
holder.name += "!"
print(holder.name, holder.token.n)
holder.token = Token(n: 9)
print(holder.token.n)
func generic<T: ~Copyable>(_ t: borrowing T, _ f: (borrowing T) -> Int) -> Int { f(t) }
print(generic(holder) { $0.token.n + 1 })
