actor A { let n = 0; var m = 1; nonisolated func f() -> Int { n + m } }
