class C {}
let o: C? = nil
print("before")
let c = o as! C
print(c)
