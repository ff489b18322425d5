// Unsafe & misc stdlib
var a = [1, 2, 3, 4]
print(a.withUnsafeBufferPointer { b in b.count + b[0] + (b.first ?? 0) + b.reduce(0, +) })
a.withUnsafeMutableBufferPointer { b in b[0] = 10; b.swapAt(1, 2); for i in b.indices { b[i] *= 2 } }
print(a)
let s = a.withUnsafeBufferPointer { p -> Int in var t = 0; for x in p { t += x }; return t + p.baseAddress!.pointee + p.baseAddress![1] + (p.baseAddress! + 2).pointee }
print(s)
var n = 5
withUnsafeMutablePointer(to: &n) { $0.pointee += 1 }
print(n, withUnsafePointer(to: &n) { $0.pointee }, withUnsafePointer(to: n) { $0.pointee * 2 })
let p = UnsafeMutablePointer<Int>.allocate(capacity: 4)
p.initialize(repeating: 0, count: 4)
for i in 0..<4 { p[i] = i * i }
print(p[3], p.pointee, (p + 2).pointee, p.advanced(by: 1).pointee, UnsafeBufferPointer(start: p, count: 4).map { $0 })
p.deinitialize(count: 4); p.deallocate()
let q = UnsafeMutablePointer<String>.allocate(capacity: 1)
q.initialize(to: "hi"); q.pointee += "!"; print(q.pointee, q.move()); q.deallocate()
let buf = UnsafeMutableBufferPointer<Double>.allocate(capacity: 3)
buf.initialize(repeating: 1.5); buf[1] = 2.5; print(Array(buf), buf.count, buf.reduce(0, +)); buf.deallocate()
final class Node { var v: Int; var next: UnsafeMutablePointer<Node>?; init(_ v: Int) { self.v = v }; deinit { print("d", v) } }
let np = UnsafeMutablePointer<Node>.allocate(capacity: 1); np.initialize(to: Node(3)); print(np.pointee.v); np.pointee.v = 4; np.deinitialize(count: 1); np.deallocate()
struct Stack<T> { private var storage: UnsafeMutablePointer<T>; private var cap: Int; private(set) var count = 0
 init(_ c: Int) { cap = c; storage = .allocate(capacity: c) }
 mutating func push(_ x: T) { if count == cap { let new = UnsafeMutablePointer<T>.allocate(capacity: cap * 2); new.moveInitialize(from: storage, count: count); storage.deallocate(); storage = new; cap *= 2 }; (storage + count).initialize(to: x); count += 1 }
 mutating func pop() -> T { count -= 1; return (storage + count).move() } }
var st = Stack<String>(1); for w in ["a", "b", "c"] { st.push(w) }; print(st.pop(), st.pop(), st.count)
func inc(_ p: UnsafeMutablePointer<Int>) { p.pointee += 1 }
func total(_ p: UnsafePointer<Int>, _ c: Int) -> Int { (0..<c).reduce(0) { $0 + p[$1] } }
func addAll(_ p: UnsafeMutablePointer<Int>, _ c: Int) { for i in 0..<c { p[i] += 1 } }
let c = ContiguousArray([1, 2]); print(c.withUnsafeBufferPointer { $0.count })
print(MemoryLayout<UnsafePointer<Int>>.size)
var x = 0x0102 as UInt16
print(withUnsafeBytes(of: x.bigEndian) { Array($0) }, withUnsafeBytes(of: &x) { $0.count }, withUnsafeBytes(of: 1.0) { $0.map { $0 } })
"héy".withCString { print($0[0], String(cString: $0)) }
"hey".utf8.withContiguousStorageIfAvailable { print($0.count) }
print([UInt8]([1,2]).withUnsafeBytes { $0.count }, [1, 2].withUnsafeBytes { $0.count })
print(ObjectIdentifier(Node.self) == ObjectIdentifier(Node.self))
