var numbers = [5, 3, 8, 1]
let total = numbers.withUnsafeBufferPointer { buffer -> Int in
    var sum = 0
    for i in 0..<buffer.count { sum += buffer[i] }
    return sum
}
print(total)
numbers.withUnsafeMutableBufferPointer { buffer in
    for i in buffer.indices { buffer[i] *= 2 }
    buffer.swapAt(0, 3)
}
print(numbers)
let pointer = UnsafeMutablePointer<Int>.allocate(capacity: 3)
pointer.initialize(repeating: 7, count: 3)
pointer[1] = 9
(pointer + 2).pointee += 1
print(pointer.pointee, pointer[1], pointer[2])
let view = UnsafeBufferPointer(start: pointer, count: 3)
print(view.map { $0 * 10 }, view.reduce(0, +), Array(view))
pointer.deinitialize(count: 3)
pointer.deallocate()
var value = 42
withUnsafeMutablePointer(to: &value) { $0.pointee += 1 }
print(value, withUnsafePointer(to: value) { $0.pointee * 2 })
print(MemoryLayout<Int>.size, MemoryLayout<UInt8>.stride, MemoryLayout<Double>.alignment, MemoryLayout<(Int8, Int32)>.size, MemoryLayout<Int?>.size)
struct Packed { var a: UInt8; var b: Int32; var c: UInt16 }
print(MemoryLayout<Packed>.size, MemoryLayout<Packed>.stride, MemoryLayout.size(ofValue: 3 as Int16))
let bytes = withUnsafeBytes(of: 0x01020304 as UInt32) { Array($0) }
print(bytes.count, bytes.reversed() == [1, 2, 3, 4] || bytes == [1, 2, 3, 4])
print("héy".utf8.map { $0 }, "abc".withCString { $0[1] }, (1.5).bitPattern, Float(bitPattern: 0x40490fdb))
func swapAll<T>(_ a: inout T, _ b: inout T) { let t = a; a = b; b = t }
var x = "left", y = "right"
swapAll(&x, &y)
swap(&x, &y); swap(&x, &y)
print(x, y)
final class Box { var v = 0; deinit { print("box freed") } }
do {
    let b = Box()
    let unmanaged = Unmanaged.passRetained(b)
    unmanaged.takeUnretainedValue().v = 5
    print(b.v)
    unmanaged.release()
}
var a1 = [1, 2, 3], a2 = a1
a2[0] = 100
print(a1[0], a2[0], a1.withUnsafeBufferPointer { $0.baseAddress } == a2.withUnsafeBufferPointer { $0.baseAddress })
