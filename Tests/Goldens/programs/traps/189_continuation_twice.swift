let r = await withCheckedContinuation { (c: CheckedContinuation<Int, Never>) in c.resume(returning: 1) }
print(r)
let q = await withCheckedContinuation { (c: CheckedContinuation<Int, Never>) in c.resume(returning: 1); c.resume(returning: 2) }
print(q)
