class A { var x: Int! = 1 }
let a = A()
let s: Int? = 5
a.x = s
a.x = nil
a.x = 7
print(a.x + 1)
var t: Int! = 3
t = s
print(t!)
a.x += 4
print(a.x!, a.x + 1)
var q: Int! = nil
q = 8
q += 1
print(q!)
func inc(_ x: inout Int) { x += 1 }
inc(&q)
print(q as Any)
var o: [Int]! = [1]
o.append(2)
o[0] = 9
o = nil
o = [3]
print(o!)
struct S { var a: Int!; var b: String! }
var z = S(); z.a = 3; z.b = "x"; z.a = nil; print(z)
class N { var next: N!; var v = 1 }
let n = N(); n.next = N(); n.next.v = 5; n.next.next = n; print(n.next.v, n.next.next.v)
