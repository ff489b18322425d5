class C: Equatable { let x = 1 }
