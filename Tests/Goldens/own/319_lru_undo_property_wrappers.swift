@propertyWrapper struct Undoable<V> { private var past: [V] = [], future: [V] = [], current: V; let limit: Int
    init(wrappedValue: V, limit: Int = 3) { current = wrappedValue; self.limit = limit }
    var wrappedValue: V { get { current } set { past.append(current); if past.count > limit { past.removeFirst() }; current = newValue; future = [] } }
    var projectedValue: Self { get { self } set { self = newValue } }
    var depth: Int { past.count }
    @discardableResult mutating func undo() -> Bool { guard let p = past.popLast() else { return false }; future.append(current); current = p; return true }
    @discardableResult mutating func redo() -> Bool { guard let f = future.popLast() else { return false }; past.append(current); current = f; return true } }
@propertyWrapper struct Logged<V> { let label: String; private var v: V; static var log: [String] { get { logStore } set { logStore = newValue } }
    init(wrappedValue: V, _ label: String) { v = wrappedValue; self.label = label }
    var wrappedValue: V { get { logStore.append("get \(label)"); return v } set { logStore.append("set \(label)=\(newValue)"); v = newValue } } }
nonisolated(unsafe) var logStore: [String] = []
@propertyWrapper struct Clamp<V: Comparable> { var v: V; let r: ClosedRange<V>; init(wrappedValue: V, _ r: ClosedRange<V>) { self.r = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) }; var wrappedValue: V { get { v } set { v = min(max(newValue, r.lowerBound), r.upperBound) } }; var projectedValue: (atMin: Bool, atMax: Bool) { (v == r.lowerBound, v == r.upperBound) } }
@propertyWrapper struct Atomicish<V> { private final class Box { var v: V; init(_ v: V) { self.v = v } }; private let box: Box; init(wrappedValue: V) { box = Box(wrappedValue) }; var wrappedValue: V { get { box.v } nonmutating set { box.v = newValue } }; func mutate<R>(_ f: (inout V) throws -> R) rethrows -> R { try f(&box.v) }; var projectedValue: Atomicish { self } }
struct Doc { @Undoable var text = ""; @Undoable(limit: 1) var size: Int = 10; @Logged("title") var title = "t"; @Clamp(1...5) var stars = 9; @Atomicish var hits: [String: Int] = [:]; @Clamp<Int>(-3...3) var balance = 0
    mutating func type(_ s: String) { text += s } }
var d = Doc(); for w in ["a", "b", "c", "d"] { d.type(w) }
print(d.text, d.$text.depth, d.$text.undo(), d.$text.undo(), d.text, d.$text.redo(), d.text); d.type("!"); print(d.$text.redo(), d.text, d.$text.undo(), d.$text.undo(), d.$text.undo(), d.text)
d.size = 11; d.size = 12; d.$size.undo(); print(d.size, d.$size.undo(), d.size); d.title += "x"; _ = d.title; print(logStore)
d.stars -= 2; print(d.stars, d.$stars, d.$stars.atMax); d.stars = -1; print(d.stars, d.$stars.atMin); d.balance -= 10; print(d.balance, d.$balance)
let e = d; e.hits["k", default: 0] += 1; e.$hits.mutate { $0["z"] = 5 }; print(d.hits.sorted { $0.key < $1.key }.map { "\($0)\($1)" }, e.$hits.wrappedValue.count)
func area(@Clamp(0...10) w: Int, @Clamp(0...10) h: Int) -> Int { w * h }; print(area(w: 50, h: -3), area(w: 3, h: 4))
func local() -> [Int] { @Undoable var n = 1; n = 2; n = 3; _n.undo(); @Clamp(0...2) var m = 5; m += n; return [n, m, $n.depth] }; print(local())
class VM { @Clamp(0...100) var volume = 50 { didSet { print("volume \(oldValue)→\(volume)") } }; @Atomicish static var shared = 1; private(set) lazy var computed = volume * 2 }
let vm = VM(); vm.volume += 80; vm.volume = 20; print(vm.computed, vm.$volume); VM.shared += 4; print(VM.shared)
struct Gen<T: Equatable> { @Undoable var item: T; var changed: Bool { $item.depth > 0 } }; var gen = Gen(item: [1]); gen.item.append(2); print(gen.item, gen.changed, Gen(item: "x").changed, Mirror(reflecting: gen).children.map { $0.label! })
