public struct TrackedString {
    public private(set) var numberOfEdits = 0
    public var value: String = "" {
        didSet { numberOfEdits += 1 }
    }
    public init() {}
}
var tracked = TrackedString()
tracked.value = "This string will be tracked."
tracked.value += " This edit will increment numberOfEdits."
tracked.value.removeLast()
print("The number of edits is \(tracked.numberOfEdits)", tracked.value.count)

class StepCounter {
    var totalSteps: Int = 0 {
        willSet(newTotalSteps) { print("About to set totalSteps to \(newTotalSteps)") }
        didSet { if totalSteps > oldValue { print("Added \(totalSteps - oldValue) steps") } }
    }
}
let stepCounter = StepCounter()
stepCounter.totalSteps = 200
stepCounter.totalSteps -= 50
class LoudCounter: StepCounter {
    override var totalSteps: Int {
        willSet { print("loud will \(newValue)") }
        didSet { print("loud did \(oldValue) -> \(totalSteps)") }
    }
}
let loud = LoudCounter()
loud.totalSteps = 5

extension Double {
    var km: Double { return self * 1_000.0 }
    var cm: Double { return self / 100.0 }
    func rounded(toPlaces places: Int) -> Double {
        let factor = (0..<places).reduce(1.0) { p, _ in p * 10 }
        return (self * factor).rounded() / factor
    }
}
print(1.5.km, 25.4.cm, 42.km + 195, 3.14159.rounded(toPlaces: 2))

extension Array where Element: Hashable {
    func uniqued() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } }
    var histogram: [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
    var mode: Element? { histogram.max { ($0.value, firstIndex(of: $1.key)!) < ($1.value, firstIndex(of: $0.key)!) }?.key }
}
extension Array where Element: Numeric { var sum: Element { reduce(0, +) }; func dot(_ o: [Element]) -> Element { zip(self, o).map(*).sum } }
extension Array where Element == String { func longest() -> String? { self.max { $0.count < $1.count } } }
extension Array {
    subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil }
    subscript(wrap i: Int) -> Element { self[((i % count) + count) % count] }
    mutating func rotate(by n: Int) { self = Array(self[n...] + self[..<n]) }
    func chunked(into size: Int) -> [[Element]] { stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) } }
}
print([3, 1, 3, 2, 1].uniqued(), [1, 2, 2, 3].mode!, [1, 2, 3].sum, [1.5, 2].dot([2, 4]), ["a", "ccc", "bb"].longest()!)
var a = [1, 2, 3, 4, 5]
a.rotate(by: 2)
print(a, a[safe: 9] as Any, a[wrap: -1], a[wrap: 7], a.chunked(into: 2))
extension Optional { func or(_ other: @autoclosure () -> Wrapped) -> Wrapped { self ?? other() } }
extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
let none: String? = nil
print(none.or("fallback"), none.isNilOrEmpty, Optional("").isNilOrEmpty, Optional([1]).isNilOrEmpty, none.orEmpty.isEmpty)
extension Dictionary { func mapKeys<K: Hashable>(_ f: (Key) -> K) -> [K: Value] { Dictionary<K, Value>(uniqueKeysWithValues: map { (f($0.key), $0.value) }) } }
extension Dictionary where Value: Comparable { var best: Key? { self.max { $0.value < $1.value }?.key } }
print([1: "a"].mapKeys { "\($0)!" }, ["x": 3, "y": 8].best ?? "-")
extension Collection { var pairs: [(Element, Element)] { zip(self, dropFirst()).map { ($0, $1) } } }
extension Sequence where Element: Comparable { var isSorted: Bool { let a = Array(self); return zip(a, a.dropFirst()).allSatisfy { $0 <= $1 } } }
extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
extension BinaryInteger { var isEven: Bool { self % 2 == 0 }; var factorial: Self { self <= 1 ? 1 : self * (self - 1).factorial } }
extension Bool { static func ^ (a: Bool, b: Bool) -> Bool { a != b }; var int: Int { self ? 1 : 0 } }
extension Character { var isVowel: Bool { "aeiouAEIOU".contains(self) }; static func * (c: Character, n: Int) -> String { String(repeating: c, count: n) } }
extension ClosedRange where Bound == Int { var middle: Int { (lowerBound + upperBound) / 2 } }
print([1, 2, 3].pairs, [1, 3, 2].isSorted, "abc".isSorted, 15.clamped(to: 0...10), "m".clamped(to: "a"..."f"), 7.isEven, UInt8(4).isEven, 5.factorial, (20 as UInt64).factorial)
print(true ^ false, true.int, "swift".filter(\.isVowel), ("=" as Character) * 5, (3...10).middle)
private extension Int { var secret: String { "#\(self)" } }
fileprivate protocol Hidden { var shown: String { get } }
extension Int: Hidden { fileprivate var shown: String { secret + "?" } }
print(5.shown, (6 as any Hidden).shown)
