try! print("x")
let q = try 5
await print("x")
let w: String = await "x" + 1
