protocol HTML { func render(_ indent: Int) -> String }
extension String: HTML {
    func render(_ indent: Int) -> String {
        String(repeating: "  ", count: indent) + self
            .map { c -> String in
                switch c {
                case "<": return "&lt;"
                case ">": return "&gt;"
                case "&": return "&amp;"
                default: return String(c)
                }
            }.joined()
    }
}
struct Tag: HTML {
    var name: String
    var attributes: [(String, String)] = []
    var children: [HTML] = []
    func render(_ indent: Int) -> String {
        let pad = String(repeating: "  ", count: indent)
        let attrs = attributes.map { " \($0)=\"\($1)\"" }.joined()
        guard !children.isEmpty else { return "\(pad)<\(name)\(attrs)/>" }
        let inner = children.map { $0.render(indent + 1) }.joined(separator: "\n")
        return "\(pad)<\(name)\(attrs)>\n\(inner)\n\(pad)</\(name)>"
    }
    func attr(_ key: String, _ value: String) -> Tag {
        var copy = self
        copy.attributes.append((key, value))
        return copy
    }
}
struct Group: HTML {
    let parts: [HTML]
    func render(_ indent: Int) -> String { parts.map { $0.render(indent) }.joined(separator: "\n") }
}

@resultBuilder
enum HTMLBuilder {
    static func buildBlock(_ parts: HTML...) -> [HTML] { parts }
    static func buildExpression(_ e: HTML) -> HTML { e }
    static func buildExpression(_ n: Int) -> HTML { "\(n)" }
    static func buildOptional(_ part: [HTML]?) -> HTML { Group(parts: part ?? []) }
    static func buildEither(first: [HTML]) -> HTML { Group(parts: first) }
    static func buildEither(second: [HTML]) -> HTML { Group(parts: second) }
    static func buildArray(_ parts: [[HTML]]) -> HTML { Group(parts: parts.flatMap { $0 }) }
}
func tag(_ name: String, @HTMLBuilder _ content: () -> [HTML]) -> Tag {
    Tag(name: name, children: content())
}
func div(@HTMLBuilder content: () -> [HTML]) -> Tag { tag("div", content) }
func li(_ text: String) -> Tag { Tag(name: "li", children: [text]) }

let fruits = ["apple", "banana & co", "cherry"]
func page(admin: Bool, count: Int) -> Tag {
    div {
        tag("h1") { "Fruit <list>" }
        if admin {
            tag("b") { "admin" }
        } else {
            tag("i") { "guest" }
        }
        tag("ul") {
            for (i, fruit) in fruits.enumerated() {
                li("\(i + 1). \(fruit)").attr("class", i % 2 == 0 ? "even" : "odd")
            }
        }
        if count > 2 {
            "many"
            count
        }
        Tag(name: "hr")
    }.attr("id", "main")
}
print(page(admin: true, count: 1).render(0))
print(page(admin: false, count: 3).render(1))
