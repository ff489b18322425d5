protocol Visitor {
    associatedtype Result
    func visit(file: File) -> Result
    func visit(folder: Folder) -> Result
}

class Node {
    let name: String
    private(set) weak var parent: Folder?
    init(_ name: String) { self.name = name }
    func accept<V: Visitor>(_ visitor: V) -> V.Result { fatalError("\(Self.self) must override accept") }
    var path: String { (parent?.path ?? "") + "/" + name }
    fileprivate func attach(to folder: Folder) { parent = folder }
}

final class File: Node {
    let size: Int
    init(_ name: String, size: Int) {
        self.size = size
        super.init(name)
    }
    var ext: Substring { name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? "" }
    override func accept<V: Visitor>(_ visitor: V) -> V.Result { visitor.visit(file: self) }
}

final class Folder: Node {
    private(set) var children: [Node]
    init(_ name: String, _ children: Node...) {
        self.children = children
        super.init(name)
        children.forEach { $0.attach(to: self) }
    }
    override func accept<V: Visitor>(_ visitor: V) -> V.Result { visitor.visit(folder: self) }
}

struct SizeVisitor: Visitor {
    func visit(file: File) -> Int { file.size }
    func visit(folder: Folder) -> Int { folder.children.map { $0.accept(self) }.reduce(0, +) }
}

struct TreePrinter: Visitor {
    var indent = ""
    func visit(file: File) -> [String] { ["\(indent)\(file.name) (\(file.size))"] }
    func visit(folder: Folder) -> [String] {
        let deeper = TreePrinter(indent: indent + "    ")
        return ["\(indent)\(folder.name)/"] + folder.children.flatMap { $0.accept(deeper) }
    }
}

struct Finder: Visitor {
    let matches: (File) -> Bool
    func visit(file: File) -> [File] { matches(file) ? [file] : [] }
    func visit(folder: Folder) -> [File] { folder.children.reduce([]) { $0 + $1.accept(self) } }
}

final class Counter: Visitor {
    var files = 0, folders = 0
    var extensions: [Substring: Int] = [:]
    func visit(file: File) { files += 1; extensions[file.ext, default: 0] += 1 }
    func visit(folder: Folder) {
        folders += 1
        for child in folder.children { child.accept(self) }
    }
}

let root = Folder("project",
    Folder("Sources", File("main.swift", size: 1200), File("Model.swift", size: 800), Folder("Generated")),
    Folder("Tests", File("ModelTests.swift", size: 640)),
    File("README.md", size: 90),
    File("LICENSE", size: 11))
print(root.accept(TreePrinter()).joined(separator: "\n"))
print("total", root.accept(SizeVisitor()))
let big = root.accept(Finder { $0.size > 500 })
print(big.map(\.path))
let counter = Counter()
root.accept(counter)
print(counter.files, counter.folders, counter.extensions.sorted { $0.key < $1.key }.map { "\($0.key.isEmpty ? "none" : $0.key):\($0.value)" })
print(root.children[0].accept(SizeVisitor()), (root.children.last as? File)?.ext.isEmpty ?? false)
print(root.children.map { child in
    switch child {
    case let folder as Folder: return "\(folder.name)[\(folder.children.count)]"
    case let file as File where file.size < 50: return "tiny \(file.name)"
    default: return child.name
    }
})
