guard let level = Int("3") else { fatalError() }
let a = level + 1
print(a)
func f() { print(level, a) }
f()

guard let x = Int("5"), let y = Int("6"), x < y else { fatalError() }
let sum = x + y
print(sum, [1].map { $0 + x })
struct T<Row> { enum Style { case plain, boxed }; struct Cell { var r: Row }; static func make() -> Style { .plain } }
let s = T<Int>.Style.plain
enum Phantom<Tag> { struct ID: Hashable { let raw: Int } }
enum U {}
let u = Phantom<U>.ID(raw: 1)
print(u.raw)
struct Bad: Error {}
func v(_ n: Int) throws -> Int { if n < 0 { throw Bad() }; return n }
func th(_ e: @autoclosure () throws -> Int) { do { print(try e()) } catch { print("caught", error) } }
func eq<T: Equatable>(_ a: @autoclosure () throws -> T, _ b: @autoclosure () throws -> T) { do { print(try a() == b()) } catch { print("e") } }
func checks() { th(try v(-1)); th(try v(2)); eq(try v(1), 1); eq(3, 3) }
checks()
func w() throws -> Int { let o: Int? = nil; return try o ?? v(3) }
print(try w())
let r: Result<Void, Error> = .success(())
print(try r.map { 4 }.get())
struct P<T> { let v: T; func map<U>(_ f: (T) -> U) -> P<U> { P<U>(v: f(v)) } }
print(P<Void>(v: ()).map { 3 }.v)


print(s, T<Int>.Cell(r: 3).r, T<String>.make())
