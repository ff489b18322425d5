protocol Visitor: AnyObject {
    associatedtype Result
    func visit(_ n: NumberNode) -> Result
    func visit(_ n: BinaryNode) -> Result
    func visit(_ n: LetNode) -> Result
    func visit(_ n: NameNode) -> Result
}
class Node {
    let line: Int
    init(line: Int) { self.line = line }
    func accept<V: Visitor>(_ v: V) -> V.Result { fatalError("abstract") }
}
final class NumberNode: Node { let value: Int
    init(_ value: Int, line: Int = 1) { self.value = value; super.init(line: line) }
    override func accept<V: Visitor>(_ v: V) -> V.Result { v.visit(self) } }
final class BinaryNode: Node { let op: Character; let left, right: Node
    init(_ op: Character, _ l: Node, _ r: Node) { self.op = op; left = l; right = r; super.init(line: max(l.line, r.line)) }
    override func accept<V: Visitor>(_ v: V) -> V.Result { v.visit(self) } }
final class LetNode: Node { let name: String; let value: Node; let body: Node
    init(_ name: String, _ v: Node, in b: Node) { self.name = name; value = v; body = b; super.init(line: v.line) }
    override func accept<V: Visitor>(_ v: V) -> V.Result { v.visit(self) } }
final class NameNode: Node { let name: String
    init(_ n: String, line: Int) { name = n; super.init(line: line) }
    override func accept<V: Visitor>(_ v: V) -> V.Result { v.visit(self) } }
final class Printer: Visitor {
    func visit(_ n: NumberNode) -> String { "\(n.value)" }
    func visit(_ n: BinaryNode) -> String { "(\(n.left.accept(self)) \(n.op) \(n.right.accept(self)))" }
    func visit(_ n: LetNode) -> String { "let \(n.name) = \(n.value.accept(self)) in \(n.body.accept(self))" }
    func visit(_ n: NameNode) -> String { n.name }
}
struct EvalError: Error, CustomStringConvertible { let description: String }
final class Evaluator: Visitor {
    private var scopes: [[String: Int]] = [[:]]
    func visit(_ n: NumberNode) -> Result<Int, EvalError> { .success(n.value) }
    func visit(_ n: BinaryNode) -> Result<Int, EvalError> {
        n.left.accept(self).flatMap { l in n.right.accept(self).flatMap { r in
            switch n.op {
            case "+": return .success(l + r)
            case "*": return .success(l * r)
            case "/": return r == 0 ? .failure(EvalError(description: "division by zero on line \(n.line)")) : .success(l / r)
            case let other: return .failure(EvalError(description: "bad operator \(other)"))
            }
        } }
    }
    func visit(_ n: LetNode) -> Result<Int, EvalError> {
        n.value.accept(self).flatMap { v in
            scopes.append([n.name: v])
            defer { scopes.removeLast() }
            return n.body.accept(self)
        }
    }
    func visit(_ n: NameNode) -> Result<Int, EvalError> {
        for s in scopes.reversed() { if let v = s[n.name] { return .success(v) } }
        return .failure(EvalError(description: "\(n.name) is unbound on line \(n.line)"))
    }
}
final class Counter: Visitor {
    typealias Result = Int
    func visit(_ n: NumberNode) -> Int { 1 }
    func visit(_ n: BinaryNode) -> Int { 1 + n.left.accept(self) + n.right.accept(self) }
    func visit(_ n: LetNode) -> Int { 1 + n.value.accept(self) + n.body.accept(self) }
    func visit(_ n: NameNode) -> Int { 1 }
}
let program = LetNode("x", BinaryNode("+", NumberNode(2), NumberNode(3)), in: BinaryNode("*", NameNode("x", line: 2), LetNode("x", NumberNode(10, line: 3), in: BinaryNode("+", NameNode("x", line: 3), NumberNode(1)))))
print(program.accept(Printer()), program.accept(Counter()))
for p in [program, BinaryNode("/", NumberNode(1), NumberNode(0, line: 7)), BinaryNode("+", NumberNode(1), NameNode("y", line: 4)), BinaryNode("?", NumberNode(1), NumberNode(1))] as [Node] {
    switch p.accept(Evaluator()) {
    case .success(let v): print("=", v)
    case .failure(let e): print("error:", e)
    }
}
