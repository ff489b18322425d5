func g() { let xs = [1].map { await $0 } }
