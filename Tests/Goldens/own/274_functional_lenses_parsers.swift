struct Lens<Whole, Part> {
    let get: (Whole) -> Part
    let set: (Part, Whole) -> Whole
    func modify(_ f: @escaping (Part) -> Part) -> (Whole) -> Whole { { w in set(f(get(w)), w) } }
    static func >>> <Sub>(l: Lens, r: Lens<Part, Sub>) -> Lens<Whole, Sub> {
        Lens<Whole, Sub>(get: { r.get(l.get($0)) }, set: { sub, w in l.set(r.set(sub, l.get(w)), w) })
    }
}
infix operator >>>: LensPrecedence
precedencegroup LensPrecedence { associativity: left
    higherThan: AdditionPrecedence }
func lens<W, P>(_ path: WritableKeyPath<W, P>) -> Lens<W, P> {
    Lens(get: { $0[keyPath: path] }, set: { p, w in var w = w; w[keyPath: path] = p; return w })
}
struct City { var name: String; var zip: Int }
struct Person { var name: String; var city: City }
let zip = lens(\Person.city) >>> lens(\City.zip)
let p = Person(name: "Ann", city: City(name: "Oslo", zip: 1000))
print(zip.get(p), zip.set(5, p).city.zip, zip.modify { $0 + 1 }(p).city, p.city.zip)

struct Parser<Output> {
    let run: (inout Substring) -> Output?
    func map<T>(_ f: @escaping (Output) -> T) -> Parser<T> { Parser<T> { self.run(&$0).map(f) } }
    func flatMap<T>(_ f: @escaping (Output) -> Parser<T>) -> Parser<T> {
        Parser<T> { s in
            let start = s
            guard let a = self.run(&s), let b = f(a).run(&s) else { s = start; return nil }
            return b
        }
    }
    func filter(_ p: @escaping (Output) -> Bool) -> Parser { flatMap { o in Parser { _ in p(o) ? o : nil } } }
    func parse(_ s: String) -> (Output?, rest: String) { var sub = s[...]; let o = run(&sub); return (o, String(sub)) }
    func many(separatedBy sep: Parser<Void>? = nil) -> Parser<[Output]> {
        Parser<[Output]> { s in
            var out: [Output] = [], rest = s
            while let o = self.run(&s) {
                out.append(o)
                rest = s
                if let sep, sep.run(&s) == nil { return out }
            }
            s = rest
            return out
        }
    }
    static func | (a: Parser, b: Parser) -> Parser { Parser { a.run(&$0) ?? b.run(&$0) } }
}
func zip2<A, B>(_ a: Parser<A>, _ b: Parser<B>) -> Parser<(A, B)> { a.flatMap { x in b.map { (x, $0) } } }
let int = Parser<Int> { s in
    let digits = s.prefix(while: \.isNumber)
    guard let n = Int(digits) else { return nil }
    s.removeFirst(digits.count)
    return n
}
func literal(_ t: String) -> Parser<Void> { Parser { s in guard s.hasPrefix(t) else { return nil }; s.removeFirst(t.count); return () } }
let word = Parser<String> { s in let w = s.prefix { $0.isLetter }; s = s[w.endIndex...]; return w.isEmpty ? nil : String(w) }
let list = zip2(literal("["), int.many(separatedBy: literal(","))).flatMap { pair in literal("]").map { pair.1 } }
print(int.parse("42abc"), list.parse("[1,22,3]!"), list.parse("[1,2"), word.many(separatedBy: literal("-")).parse("a-bc-d-"))
enum Value { case number(Int), text(String) }
let value = int.map(Value.number) | word.map(Value.text)
print(value.parse("7"), value.parse("seven"), value.parse("?").0 == nil)
let even = int.filter { $0 % 2 == 0 }
print(even.parse("8x"), even.parse("9x"))
let pair = zip2(zip2(word, literal("=")).map { $0.0 }, value)
if case let (key, .number(n))? = pair.parse("width=40").0 { print(key, n) }
