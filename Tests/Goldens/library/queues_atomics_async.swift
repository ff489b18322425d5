import Foundation
import Synchronization
struct Count: AsyncSequence { typealias Element = Int; let n: Int
 struct AsyncIterator: AsyncIteratorProtocol { var i = 0; let n: Int; mutating func next() async -> Int? { if i >= n { return nil }; i += 1; return i } }
 func makeAsyncIterator() -> AsyncIterator { AsyncIterator(n: n) } }
for await x in Count(n: 5).drop(while: { $0 < 3 }) { print(x) }
for await x in Count(n: 3).flatMap({ Count(n: $0) }) { print(x, terminator: " ") }
print(await Count(n: 4).max(by: { $0 > $1 })!, await Count(n: 4).min()!)
let s = AsyncStream<Int> { c in for i in 1...4 { c.yield(i) }; c.finish() }
for await x in s.drop(while: { $0 % 2 == 1 }).map({ $0 * 10 }) { print(x) }
let a = Atomic<Int>(0); a.add(5, ordering: .relaxed); a.wrappingAdd(1, ordering: .sequentiallyConsistent); print(a.load(ordering: .relaxed), a.compareExchange(expected: 6, desired: 9, ordering: .relaxed), a.load(ordering: .acquiring))
let q = DispatchQueue(label: "q"); let item = DispatchWorkItem { print("item") }; q.async(execute: item); item.wait(); print("after")
let cq = DispatchQueue(label: "c", attributes: .concurrent)
final class Box: @unchecked Sendable { private var v: [Int] = []; let q = DispatchQueue(label: "c", attributes: .concurrent)
 func add(_ x: Int) { q.async(flags: .barrier) { self.v.append(x) } }
 var all: [Int] { q.sync { v } }
 func set(_ x: [Int]) { q.sync(flags: .barrier) { v = x } } }
let b = Box(); for i in 0..<3 { b.add(i) }; print(b.all); b.set([9]); print(b.all)
let g = DispatchGroup(); for i in 0..<3 { g.enter(); DispatchQueue.global().async { _ = i; g.leave() } }; g.wait(); print(g.wait(timeout: .now() + 1) == .success)
let sem = DispatchSemaphore(value: 0); DispatchQueue.global(qos: .background).async { sem.signal() }; sem.wait(); print("sem")
cq.async(group: g) { }; g.notify(queue: .global()) { sem.signal() }; sem.wait(); print("done")
