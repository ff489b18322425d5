var n = 0
let s = AsyncStream<Int>(unfolding: { n += 1; return n < 4 ? n : nil }, onCancel: { print("cancel") })
for await x in s { print(x) }
let t = Task { 
  let s2 = AsyncStream<Int>(unfolding: { try? await Task.sleep(nanoseconds: 5_000_000); return 1 }, onCancel: { print("cancelled") })
  for await x in s2 { print("got", x); withUnsafeCurrentTask { $0?.cancel() } }
  print("over")
}
await t.value
