func f() async {}
let c: () -> Void = { await f() }
