import Foundation
let lock = NSLock()
var total = 0
let ths = (0..<4).map { i in Thread { lock.lock(); total += i; lock.unlock() } }
ths.forEach { $0.start() }
Thread.sleep(forTimeInterval: 0.05)
print(total)
let op = OperationQueue()
op.maxConcurrentOperationCount = 1
op.addOperation { print("op1") }
op.addOperation { print("op2") }
op.waitUntilAllOperationsAreFinished()
