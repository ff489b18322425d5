func f() { print(v); let v = 1 }
