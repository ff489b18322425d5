struct Point3: Hashable { let x, y, z: Int }
struct CaseInsensitive: Hashable, ExpressibleByStringLiteral, CustomStringConvertible { let raw: String; init(_ s: String) { raw = s }; init(stringLiteral s: String) { raw = s }
    static func == (a: Self, b: Self) -> Bool { a.raw.lowercased() == b.raw.lowercased() }
    func hash(into h: inout Hasher) { h.combine(raw.lowercased()) }
    var description: String { raw } }
final class User: Hashable { let id: Int; var name: String; init(_ i: Int, _ n: String) { id = i; name = n }; static func == (a: User, b: User) -> Bool { a.id == b.id }; func hash(into hasher: inout Hasher) { hasher.combine(id) } }
enum Key: Hashable { case user(User), point(Point3), text(String), none }
var headers: [CaseInsensitive: String] = ["Content-Type": "json"]
headers["content-type"] = "xml"; headers["HOST"] = "h"
print(headers.count, headers["CONTENT-TYPE"]!, headers.keys.map(\.raw).sorted(), headers["host", default: "?"])
let u = User(1, "a"), v = User(1, "b"), w = User(2, "a")
print(Set([u, v, w]).count, u == v, u.hashValue == v.hashValue, [u, v, w].firstIndex(of: v)!, Dictionary(grouping: [u, v, w], by: { $0 }).count)
var map: [Key: Int] = [.user(u): 1, .point(Point3(x: 0, y: 0, z: 1)): 2, .text("t"): 3]
map[.user(v)]! += 10; map[.none] = 0; map[.text("t")] = nil
print(map.count, map[.user(u)]!, map[.point(.init(x: 0, y: 0, z: 1))] ?? -1, map[.text("t")] as Any)
let pts = Set((0..<3).flatMap { x in (0..<2).map { Point3(x: x, y: $0, z: x * $0) } })
print(pts.count, pts.contains(Point3(x: 2, y: 1, z: 2)), pts.map { $0.x + $0.y + $0.z }.sorted(), pts.filter { $0.z == 0 }.count)
struct Pair<A: Hashable, B: Hashable>: Hashable { let a: A; let b: B }
var memo: [Pair<Int, String>: Bool] = [:]
memo[Pair(a: 1, b: "x")] = true
print(memo[Pair(a: 1, b: "x")] ?? false, memo[Pair(a: 2, b: "x")] ?? false, Set([Pair(a: 1, b: 2), Pair(a: 1, b: 2)]).count)
struct Multiset<T: Hashable> { private var c: [T: Int] = [:]; init<S: Sequence>(_ s: S) where S.Element == T { for e in s { c[e, default: 0] += 1 } }
    subscript(e: T) -> Int { get { c[e] ?? 0 } set { c[e] = newValue > 0 ? newValue : nil } }
    var distinct: Int { c.count }; var total: Int { c.values.reduce(0, +) }
    func mostCommon(_ n: Int) -> [(T, Int)] where T: Comparable { c.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.prefix(n).map { ($0.key, $0.value) } } }
extension Multiset: Equatable {}
extension Multiset: ExpressibleByArrayLiteral { init(arrayLiteral e: T...) { self.init(e) } }
var m = Multiset("mississippi"); m["m"] -= 1; m["z"] += 2
print(m.distinct, m.total, m["s"], m.mostCommon(2), m == Multiset("mississippi"), Multiset([1, 1]) == [1, 1])
var h1 = Hasher(), h2 = Hasher(); h1.combine(1); h1.combine("a"); h2.combine(1); h2.combine("a")
print(h1.finalize() == h2.finalize(), [1, 2].hashValue == [1, 2].hashValue, "a".hashValue == "a".hashValue)
var groups: [[Int]: [Set<String>]] = [[1]: [["a"]]]
groups[[1]]?[0].insert("b"); groups[[2, 3], default: []].append([])
print(groups[[1]]![0].sorted(), groups.count, groups[[2, 3]]!.first!.isEmpty, Set([Set([1, 2]), Set([2, 1])]).count, Set<Set<Int>>().isEmpty, Set("abc").isSubset(of: "abcd"), Set([Optional(1), nil]).count)
