final class HuffmanNode: Comparable {
    let weight: Int, symbol: Character?, order: Int
    let left: HuffmanNode?, right: HuffmanNode?
    init(symbol: Character, weight: Int, order: Int) { (self.symbol, self.weight, self.order, left, right) = (symbol, weight, order, nil, nil) }
    init(_ l: HuffmanNode, _ r: HuffmanNode, order: Int) { left = l; right = r; weight = l.weight + r.weight; symbol = nil; self.order = order }
    static func < (a: HuffmanNode, b: HuffmanNode) -> Bool { (a.weight, a.order) < (b.weight, b.order) }
    static func == (a: HuffmanNode, b: HuffmanNode) -> Bool { a === b }
}
struct BitWriter {
    private(set) var bytes: [UInt8] = []
    private(set) var count = 0
    mutating func write(_ bits: String) {
        for b in bits {
            if count % 8 == 0 { bytes.append(0) }
            if b == "1" { bytes[bytes.count - 1] |= 0x80 >> UInt8(count % 8) }
            count += 1
        }
    }
}
struct BitReader: Sequence, IteratorProtocol {
    let bytes: [UInt8], count: Int
    var position = 0
    mutating func next() -> Bool? {
        guard position < count else { return nil }
        defer { position += 1 }
        return bytes[position / 8] & (1 << (7 - position % 8)) != 0
    }
}
struct Huffman {
    let root: HuffmanNode
    let codes: [Character: String]
    init?(_ text: String) {
        let frequency = text.reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
        var nodes = frequency.sorted { $0.key < $1.key }.enumerated().map { HuffmanNode(symbol: $0.element.key, weight: $0.element.value, order: $0.offset) }
        guard !nodes.isEmpty else { return nil }
        var order = nodes.count
        while nodes.count > 1 {
            nodes.sort(by: >)
            let a = nodes.removeLast(), b = nodes.removeLast()
            nodes.append(HuffmanNode(a, b, order: order))
            order += 1
        }
        root = nodes[0]
        var codes: [Character: String] = [:]
        func walk(_ n: HuffmanNode, _ prefix: String) {
            if let s = n.symbol { codes[s] = prefix.isEmpty ? "0" : prefix; return }
            n.left.map { walk($0, prefix + "0") }
            n.right.map { walk($0, prefix + "1") }
        }
        walk(root, "")
        self.codes = codes
    }
    func encode(_ s: String) -> (bytes: [UInt8], bits: Int)? {
        var w = BitWriter()
        for c in s { guard let code = codes[c] else { return nil }; w.write(code) }
        return (w.bytes, w.count)
    }
    func decode(_ bytes: [UInt8], bits: Int) -> String {
        var out = "", node = root
        for bit in BitReader(bytes: bytes, count: bits) {
            node = (bit ? node.right : node.left) ?? node
            if let s = node.symbol { out.append(s); node = root }
        }
        return out
    }
}
let text = "abracadabra alakazam"
let h = Huffman(text)!
for (c, code) in h.codes.sorted(by: { ($0.value.count, $0.value) < ($1.value.count, $1.value) }) { print("'\(c)'", code) }
let (bytes, bits) = h.encode(text)!
print(bits, bytes.count, bytes.map { String($0, radix: 16) }.joined(separator: " "))
print(h.decode(bytes, bits: bits) == text, h.encode("xyz") == nil, Huffman("") == nil, Huffman("aaa")!.encode("aa")!.bits)
print("ratio", Double(bytes.count) / Double(text.utf8.count))
