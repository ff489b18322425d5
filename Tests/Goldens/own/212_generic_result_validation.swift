struct Validator<Value> {
    let check: (Value) -> [String]
    init(_ message: String, _ test: @escaping (Value) -> Bool) { check = { test($0) ? [] : [message] } }
    init(check: @escaping (Value) -> [String]) { self.check = check }
    static func && (a: Self, b: Self) -> Self { Self { a.check($0) + b.check($0) } }
    static func || (a: Self, b: Self) -> Self { Self { v in let x = a.check(v); return x.isEmpty ? [] : b.check(v).isEmpty ? [] : x } }
    static prefix func ! (a: Self) -> Self { Self("not allowed") { !a.check($0).isEmpty } }
    func pullback<Root>(_ path: KeyPath<Root, Value>, named name: String) -> Validator<Root> {
        Validator<Root> { root in check(root[keyPath: path]).map { "\(name) \($0)" } }
    }
    func validate(_ v: Value) -> Result<Value, Invalid> { let p = check(v); return p.isEmpty ? .success(v) : .failure(Invalid(problems: p)) }
}
struct Invalid: Error, CustomStringConvertible { let problems: [String]; var description: String { problems.joined(separator: ", ") } }
extension Validator where Value: Comparable {
    static func inRange(_ r: ClosedRange<Value>) -> Self { Self("must be in \(r)") { r.contains($0) } }
}
extension Validator where Value: Collection {
    static var nonEmpty: Self { Self("must not be empty") { !$0.isEmpty } }
    static func atLeast(_ n: Int) -> Self { .init("needs \(n) elements") { $0.count >= n } }
    static func each(_ v: Validator<Value.Element>) -> Self { Self { $0.enumerated().flatMap { i, e in v.check(e).map { "[\(i)] \($0)" } } } }
}
extension Validator where Value == String {
    static var email: Validator { Validator("is no e-mail") { s in
        let parts = s.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && parts[1].contains(".") }
    }
}
struct SignUp { var name: String, age: Int, email: String, codes: [Int] }
let rules = [
    (Validator.nonEmpty && .atLeast(3)).pullback(\SignUp.name, named: "name"),
    Validator.inRange(18...99).pullback(\SignUp.age, named: "age"),
    Validator.email.pullback(\SignUp.email, named: "email"),
    Validator.each(.inRange(0...9) || .inRange(100...109)).pullback(\SignUp.codes, named: "codes"),
]
let all = rules.dropFirst().reduce(rules[0], &&)
for s in [SignUp(name: "Bob", age: 30, email: "b@x.org", codes: [1, 105]), SignUp(name: "", age: 7, email: "@x", codes: [1, 50])] {
    switch all.validate(s) {
    case .success(let ok): print("ok", ok.name)
    case .failure(let e): print("invalid:", e)
    }
}
print((!Validator.nonEmpty).check("x"), (!Validator<String>.nonEmpty).check(""))
let r: Result<Int, Invalid> = Validator.inRange(1...3).validate(2)
print(r.map { $0 * 10 }, (try? r.get()) ?? 0, r.flatMap { Validator.inRange(5...9).validate($0) })
enum ParseError: Error { case empty, bad(String) }
func parse(_ s: String) -> Result<Int, ParseError> { s.isEmpty ? .failure(.empty) : Int(s).map(Result.success) ?? .failure(.bad(s)) }
let results = ["1", "", "x", "40"].map(parse)
for r in results { if case .failure(let e) = r { print("error", e) } }
print(results.compactMap { try? $0.get() }.reduce(0, +), results.map { r in r.mapError { _ in Invalid(problems: ["p"]) } }.count)
do { _ = try results[2].get() } catch ParseError.bad(let s) where s == "x" { print("bad x") } catch { print("other") }
extension Result { var value: Success? { if case .success(let v) = self { return v }; return nil } }
print(results.map(\.value))
