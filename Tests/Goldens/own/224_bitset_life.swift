struct BitSet: SetAlgebra, Sequence, CustomStringConvertible {
    private var words: [UInt64] = []
    init() {}
    init<S: Sequence>(_ s: S) where S.Element == Int { for e in s { insert(e) } }
    func contains(_ i: Int) -> Bool { i >= 0 && i / 64 < words.count && words[i / 64] & (1 << UInt64(i % 64)) != 0 }
    @discardableResult mutating func insert(_ i: Int) -> (inserted: Bool, memberAfterInsert: Int) {
        let had = contains(i)
        while words.count <= i / 64 { words.append(0) }
        words[i / 64] |= 1 << UInt64(i % 64)
        return (!had, i)
    }
    @discardableResult mutating func remove(_ i: Int) -> Int? {
        guard contains(i) else { return nil }
        words[i / 64] &= ~(1 << UInt64(i % 64))
        return i
    }
    mutating func update(with i: Int) -> Int? { insert(i).inserted ? nil : i }
    private func combined(_ o: BitSet, _ op: (UInt64, UInt64) -> UInt64) -> BitSet {
        var r = BitSet()
        let n = Swift.max(words.count, o.words.count)
        r.words = (0..<n).map { op($0 < words.count ? words[$0] : 0, $0 < o.words.count ? o.words[$0] : 0) }
        while r.words.last == 0 { r.words.removeLast() }
        return r
    }
    func union(_ o: BitSet) -> BitSet { combined(o, |) }
    func intersection(_ o: BitSet) -> BitSet { combined(o, &) }
    func symmetricDifference(_ o: BitSet) -> BitSet { combined(o, ^) }
    mutating func formUnion(_ o: BitSet) { self = union(o) }
    mutating func formIntersection(_ o: BitSet) { self = intersection(o) }
    mutating func formSymmetricDifference(_ o: BitSet) { self = symmetricDifference(o) }
    static func == (a: BitSet, b: BitSet) -> Bool { a.symmetricDifference(b).words.isEmpty }
    var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }
    func makeIterator() -> AnyIterator<Int> {
        var w = 0, rest = words.first ?? 0
        return AnyIterator {
            while rest == 0 {
                w += 1
                guard w < words.count else { return nil }
                rest = words[w]
            }
            defer { rest &= rest &- 1 }
            return w * 64 + rest.trailingZeroBitCount
        }
    }
    var description: String { "{" + map(String.init).joined(separator: ",") + "}" }
}
var a = BitSet([1, 5, 64, 130]), b: BitSet = [5, 64, 65]
print(a, b, a.count, a.union(b), a.intersection(b), a.symmetricDifference(b))
print(a.insert(2).inserted, a.insert(2).inserted, a.remove(130) as Any, a.remove(130) as Any, a)
print(a.subtracting(b), a.isSuperset(of: [1, 2]), b.isDisjoint(with: [7]), BitSet([1]) == [1], a.isEmpty, Array(a.dropFirst()).max()!)
b.subtract([5]); b.formUnion([0])
print(b, a.isSubset(of: a.union(b)), BitSet().description)
struct Life {
    let width: Int, height: Int
    var cells: BitSet
    init(_ rows: String...) {
        width = rows[0].count; height = rows.count
        cells = BitSet(rows.joined().enumerated().filter { $0.element == "#" }.map(\.offset))
    }
    func neighbours(_ i: Int) -> Int {
        let (y, x) = i.quotientAndRemainder(dividingBy: width)
        var n = 0
        for dy in -1...1 { for dx in -1...1 where (dx, dy) != (0, 0) {
            let (ny, nx) = ((y + dy + height) % height, (x + dx + width) % width)
            if cells.contains(ny * width + nx) { n += 1 }
        } }
        return n
    }
    mutating func step() { cells = BitSet((0..<width * height).filter { i in let n = neighbours(i); return n == 3 || n == 2 && cells.contains(i) }) }
    var picture: String { (0..<height).map { y in String((0..<width).map { cells.contains(y * width + $0) ? "#" : "." }) }.joined(separator: "\n") }
}
var glider = Life(".#....", "..#...", "###...", "......", "......")
for _ in 0..<4 { glider.step() }
print(glider.picture, glider.cells.count)
