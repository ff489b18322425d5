import Foundation
final class SafeCounter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0
    func increment() { lock.lock(); defer { lock.unlock() }; value += 1 }
    func read() -> Int { lock.withLock { value } }
}
let counter = SafeCounter()
DispatchQueue.concurrentPerform(iterations: 100) { _ in counter.increment() }
print(counter.read())
let queue = DispatchQueue(label: "serial")
let group = DispatchGroup()
var order: [Int] = []
for i in 1...3 {
    queue.async(group: group) { order.append(i) }
}
group.wait()
print(order)
print(queue.sync { order.reduce(0, +) })
let semaphore = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
    counter.increment()
    semaphore.signal()
}
semaphore.wait()
print(counter.read())
let item = DispatchWorkItem { print("work item") }
queue.async(execute: item)
item.wait()
