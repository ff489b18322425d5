func g() { let a = [1]; a[0] = 2 }
