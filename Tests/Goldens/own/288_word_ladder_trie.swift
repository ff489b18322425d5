final class Trie {
    private final class Node { var kids: [Character: Node] = [:]; var isWord = false; var count = 0 }
    private let root = Node()
    private(set) var size = 0
    convenience init<S: Sequence>(_ words: S) where S.Element: StringProtocol { self.init(); words.forEach { insert(String($0)) } }
    func insert(_ w: String) {
        guard !contains(w) else { return }
        let end = w.reduce(root) { node, c in
            node.count += 1
            if let k = node.kids[c] { return k }
            let k = Node()
            node.kids[c] = k
            return k
        }
        end.isWord = true
        end.count += 1
        size += 1
    }
    private func find(_ prefix: some StringProtocol) -> Node? { var n = root; for c in prefix { guard let k = n.kids[c] else { return nil }; n = k }; return n }
    func contains(_ w: String) -> Bool { find(w)?.isWord == true }
    func count(prefix: String) -> Int { find(prefix)?.count ?? 0 }
    func complete(_ prefix: String, limit: Int = .max) -> [String] {
        var out: [String] = []
        func collect(_ n: Node, _ s: String) {
            guard out.count < limit else { return }
            if n.isWord { out.append(s) }
            for (c, k) in n.kids.sorted(by: { $0.key < $1.key }) { collect(k, s + String(c)) }
        }
        if let n = find(prefix) { collect(n, prefix) }
        return out
    }
    func remove(_ w: String) -> Bool {
        guard contains(w) else { return false }
        var n = root
        for c in w { n.count -= 1; let k = n.kids[c]!; if k.count == 1 { n.kids[c] = nil; size -= 1; return true }; n = k }
        n.isWord = false; n.count -= 1; size -= 1
        return true
    }
    func matches(_ pattern: String) -> [String] {
        func go(_ n: Node, _ p: Substring, _ s: String) -> [String] {
            guard let c = p.first else { return n.isWord ? [s] : [] }
            if c == "?" { return n.kids.sorted { $0.key < $1.key }.flatMap { go($0.value, p.dropFirst(), s + String($0.key)) } }
            return n.kids[c].map { go($0, p.dropFirst(), s + String(c)) } ?? []
        }
        return go(root, pattern[...], "")
    }
}
let words = "cat cot cog dog dot dag cart card care cold cord word ward warm".split(separator: " ")
let t = Trie(words)
print(t.size, t.contains("car"), t.contains("card"), t.complete("ca"), t.complete("c", limit: 2), t.count(prefix: "co"), t.matches("c?t"), t.matches("?o?d"))
print(t.remove("cart"), t.remove("cart"), t.remove("car"), t.complete("car"), t.size)
func ladder(_ from: String, _ to: String, _ dict: Set<String>) -> [String]? {
    var queue = [[from]], seen: Set = [from]
    while !queue.isEmpty {
        let path = queue.removeFirst(), last = path.last!
        if last == to { return path }
        for i in last.indices {
            for c in "abcdefghijklmnopqrstuvwxyz" where c != last[i] {
                let next = last.replacingCharacter(at: i, with: c)
                if dict.contains(next), seen.insert(next).inserted { queue.append(path + [next]) }
            }
        }
    }
    return nil
}
extension String { func replacingCharacter(at i: Index, with c: Character) -> String { var s = self; s.replaceSubrange(i...i, with: [c]); return s } }
let dict = Set(words.map(String.init))
print(ladder("cat", "dog", dict) ?? [], ladder("cold", "warm", dict)?.joined(separator: " → ") ?? "none", ladder("cat", "cold", dict) as Any)
