final class Buf<T>: ManagedBuffer<Int, T> {
  static func make(_ n: Int) -> Buf<T> { let b = Buf<T>.create(minimumCapacity: n) { _ in 0 }; return unsafeDowncast(b, to: Buf<T>.self) }
  deinit { withUnsafeMutablePointers { h, e in print("free", h.pointee); _ = e.deinitialize(count: h.pointee) } }
  func push(_ x: T) { withUnsafeMutablePointers { h, e in (e + h.pointee).initialize(to: x); h.pointee += 1 } }
  subscript(i: Int) -> T { withUnsafeMutablePointerToElements { $0[i] } }
}
do { let b = Buf<String>.make(4); b.push("a"); b.push("b"); print(b[1], b.header, b.capacity >= 4); b.header = 1; print(b.header) }
var m = [5, 3, 9, 1]
m.withUnsafeMutableBufferPointer { $0.sort() }
print(m, m.withContiguousStorageIfAvailable { $0.max()! } as Any)
let mx = m.withUnsafeMutableBufferPointer { (p: inout UnsafeMutableBufferPointer<Int>) -> Int in
  p[p.count - 1] = 0; var best = p[0]; for i in 1..<p.count where p[i] > best { best = p[i] }; p.reverse(); return best }
print(mx, m)
let r: Int = m.withUnsafeBufferPointer { buffer in
  var h = 5381; for x in buffer { h = (h << 5) &+ h &+ x }; return h }
print(r)
struct P { var x: Int32 = 1; var y: UInt8 = 2; var z: Double = 0.5 }
print(withUnsafeBytes(of: P()) { [UInt8]($0) }.count, MemoryLayout<P>.size, MemoryLayout<P>.stride)
let bytes: [UInt8] = [1, 0, 0, 0, 255, 255, 255, 255]
print(bytes.withUnsafeBytes { $0.load(as: UInt32.self) }, bytes.withUnsafeBytes { $0.load(fromByteOffset: 4, as: Int32.self) })
class LinkedNode<T> { var v: T; init(_ v: T) { self.v = v } }
var arr = [LinkedNode(1), LinkedNode(2)]
arr.withUnsafeMutableBufferPointer { $0.swapAt(0, 1); $0[0] = LinkedNode(7) }
print(arr.map { $0.v })
var str = "hi"; withUnsafeMutablePointer(to: &str) { $0.pointee += "!"; $0.pointee.append("?") }; print(str)
let ptr = UnsafeMutablePointer<Int>.allocate(capacity: 2); ptr.initialize(to: 1); (ptr + 1).initialize(to: 2)
let up = UnsafePointer(ptr); print(up[1], up.pointee, (up + 1).pointee, up == UnsafePointer(ptr), ptr < ptr + 1, (ptr + 1) - ptr)
var cur = ptr; while cur < ptr + 2 { print(cur.pointee); cur += 1 }
defer { ptr.deallocate() }
func fill(_ b: UnsafeMutableBufferPointer<Int>) { for i in b.indices { b[i] = i } }
var z = [0, 0, 0]; z.withUnsafeMutableBufferPointer { fill($0) }; print(z)
z.withUnsafeMutableBufferPointer { b in let h = b[0..<2]; print(h.count, Array(h)); print(UnsafeMutableBufferPointer(rebasing: b[1...]).count) }
