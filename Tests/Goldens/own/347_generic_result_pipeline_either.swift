enum Either<L, R> {
    case left(L), right(R)
    func map<T>(_ f: (R) throws -> T) rethrows -> Either<L, T> {
        switch self {
        case .left(let l): return .left(l)
        case .right(let r): return .right(try f(r))
        }
    }
    func flatMap<T>(_ f: (R) -> Either<L, T>) -> Either<L, T> {
        switch self {
        case .left(let l): return .left(l)
        case .right(let r): return f(r)
        }
    }
    func fold<T>(_ onLeft: (L) -> T, _ onRight: (R) -> T) -> T {
        switch self {
        case .left(let l): return onLeft(l)
        case .right(let r): return onRight(r)
        }
    }
    var isRight: Bool { if case .right = self { return true }; return false }
}
extension Either: Equatable where L: Equatable, R: Equatable {}
extension Either where L: Error {
    func get() throws -> R {
        switch self { case .left(let e): throw e; case .right(let r): return r }
    }
}
struct ValidationError: Error, Equatable { let field: String; let reason: String }
struct Form { var name: String; var age: String; var email: String }
struct Person: Equatable { let name: String; let age: Int; let email: String }
typealias Validated<T> = Either<ValidationError, T>
func validateName(_ s: String) -> Validated<String> { s.count >= 2 ? .right(s) : .left(ValidationError(field: "name", reason: "too short")) }
func validateAge(_ s: String) -> Validated<Int> {
    guard let n = Int(s) else { return .left(.init(field: "age", reason: "not a number")) }
    return (0...130).contains(n) ? .right(n) : .left(.init(field: "age", reason: "out of range"))
}
func validateEmail(_ s: String) -> Validated<String> {
    let parts = s.split(separator: "@")
    return parts.count == 2 && parts[1].contains(".") ? .right(s.lowercased()) : .left(.init(field: "email", reason: "malformed"))
}
func validate(_ f: Form) -> Validated<Person> {
    validateName(f.name).flatMap { name in
        validateAge(f.age).flatMap { age in
            validateEmail(f.email).map { email in Person(name: name, age: age, email: email) }
        }
    }
}
for f in [Form(name: "Ann", age: "30", email: "Ann@Mail.org"), Form(name: "A", age: "30", email: ""), Form(name: "Bob", age: "x", email: ""), Form(name: "Bob", age: "200", email: "b@b"), Form(name: "Cy", age: "5", email: "cy")] {
    print(validate(f).fold({ "\($0.field): \($0.reason)" }, { "\($0.name) (\($0.age)) <\($0.email)>" }))
}
do { print(try validate(Form(name: "Zed", age: "1", email: "z@z.z")).get().name); _ = try validate(Form(name: "", age: "", email: "")).get() } catch let e as ValidationError { print("caught", e.field) }
let results = ["1", "x", "3"].map { s -> Either<String, Int> in Int(s).map(Either.right) ?? .left(s) }
let (bad, good) = results.reduce(into: ([String](), [Int]())) { acc, r in r.fold({ acc.0.append($0) }, { acc.1.append($0) }) }
print(bad, good, results.filter(\.isRight).count, results[0] == .right(1), results.map { $0.map { $0 * 2 } })
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose(validateAge, { $0.isRight })("12"), compose({ (n: Int) in n + 1 }, String.init)(41))
