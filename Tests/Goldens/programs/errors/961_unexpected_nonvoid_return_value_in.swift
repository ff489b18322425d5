func f() { return 5 }
