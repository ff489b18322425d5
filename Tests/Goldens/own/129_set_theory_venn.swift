struct Student: Hashable { let name: String; let year: Int }
let maths: Set = [Student(name: "Ana", year: 1), Student(name: "Ben", year: 2), Student(name: "Cat", year: 1)]
let music: Set = [Student(name: "Cat", year: 1), Student(name: "Dan", year: 3), Student(name: "Ben", year: 2)]
func names(_ s: Set<Student>) -> String { "{" + s.map(\.name).sorted().joined(separator: " ") + "}" }
print(names(maths.union(music)), names(maths.intersection(music)), names(maths.subtracting(music)), names(maths.symmetricDifference(music)))
print(maths.isDisjoint(with: music), maths.isSubset(of: maths.union(music)), maths.isStrictSubset(of: maths), maths.isSuperset(of: [Student(name: "Ana", year: 1)]))

var primes: Set<Int> = [2, 3, 5, 7]
print(primes.insert(11), primes.insert(3).inserted, primes.remove(4) as Any, primes.remove(2)!, primes.count)
primes.formUnion([13, 17])
primes.formIntersection(3...13)
primes.subtract([5])
primes.formSymmetricDifference([3, 4])
print(primes.sorted(), primes.contains(13), primes.min()!, primes.update(with: 13) as Any)
let (odd, even) = (Set(stride(from: 1, to: 10, by: 2)), Set((0...4).map { $0 * 2 }))
print(odd.union(even) == Set(0..<10), odd.isDisjoint(with: even), odd.map { $0 * 2 }.sorted(), odd.filter { $0 > 4 }.sorted(), odd.reduce(0, +), odd.allSatisfy { $0 % 2 == 1 })
print(Set("hello").intersection("world").sorted(), Set("abc").isSubset(of: "aabbcc"), Set([[1], [1], [2]]).count, Set([1: "a"].keys), Set<Int>().isEmpty)

extension Set {
    func cartesian<T>(_ other: Set<T>) -> [(Element, T)] { flatMap { a in other.map { (a, $0) } } }
    var powerSet: Set<Set<Element>> {
        guard let e = first else { return [[]] }
        let rest = subtracting([e]).powerSet
        return rest.union(rest.map { $0.union([e]) })
    }
    static func + (a: Set, b: Set) -> Set { a.union(b) }
    static func ∩ (a: Set, b: Set) -> Set { a.intersection(b) }
}
infix operator ∩: MultiplicationPrecedence
print(Set([1, 2]).cartesian(["x", "y"]).map { "\($0)\($1)" }.sorted(), Set([1, 2, 3]).powerSet.count, Set("ab").powerSet.map { String($0.sorted()) }.sorted())
print((Set([1]) + [2, 3] ∩ [3, 4]).sorted())

struct Relation<T: Hashable & Comparable> {
    var pairs: Set<Pair>
    struct Pair: Hashable { let a: T, b: T }
    init(_ list: (T, T)...) { pairs = Set(list.map { Pair(a: $0, b: $1) }) }
    var elements: Set<T> { Set(pairs.flatMap { [$0.a, $0.b] }) }
    var isReflexive: Bool { elements.allSatisfy { pairs.contains(Pair(a: $0, b: $0)) } }
    var isSymmetric: Bool { pairs.allSatisfy { pairs.contains(Pair(a: $0.b, b: $0.a)) } }
    var isTransitive: Bool { pairs.allSatisfy { p in pairs.allSatisfy { q in p.b != q.a || pairs.contains(Pair(a: p.a, b: q.b)) } } }
    func closed() -> Relation {
        var copy = self
        while true {
            let more = copy.pairs.flatMap { p in copy.pairs.filter { $0.a == p.b }.map { Pair(a: p.a, b: $0.b) } }
            let before = copy.pairs.count
            copy.pairs.formUnion(more)
            if copy.pairs.count == before { return copy }
        }
    }
    var classes: [[T]] {
        var left = elements, out: [[T]] = []
        while let x = left.min() {
            let c = pairs.filter { $0.a == x }.map(\.b).sorted()
            out.append(c)
            left.subtract(c + [x])
        }
        return out
    }
}
let less = Relation((1, 2), (2, 3), (3, 4))
print(less.isTransitive, less.closed().pairs.count, less.closed().isTransitive, less.isSymmetric, less.elements.sorted())
let same = Relation((1, 1), (2, 2), (3, 3), (1, 3), (3, 1))
print(same.isReflexive, same.isSymmetric, same.isTransitive, same.classes)
var seen = Set<String>()
let firsts = ["b", "a", "b", "c", "a"].filter { seen.insert($0).inserted }
print(firsts, seen.sorted(), Dictionary(grouping: seen) { $0 < "b" }[true]!)
