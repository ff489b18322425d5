func two(_ a: inout Int, _ b: inout Int) {}
func mix(_ a: inout Int, _ b: Int) {}
func clo(_ a: inout Int, _ f: () -> Void) {}
struct P { var u = 0; var v = 0; mutating func m(_ x: inout Int) {}; mutating func mm(_ f: () -> Void) {}; mutating func k(_ p: P) {}; var c: Int { get { 1 } set {} } }
func e1() { var x = 1; two(&x, &x) }  // error: 28: overlapping accesses to 'x', but modification requires exclusive access; consider copying to a local variable  // error: 32: inout arguments are not allowed to alias each other
func e2() { var x = 1; mix(&x, x) }
func e3() { var a = [1, 2]; two(&a[0], &a[1]) }  // error: 33: overlapping accesses to 'a', but modification requires exclusive access; consider copying to a local variable
func e4() { var a = [1, 2]; swap(&a[0], &a[1]) }  // error: 34: overlapping accesses to 'a', but modification requires exclusive access; consider calling MutableCollection.swapAt(_:_:)
func e5() { var p = P(); two(&p.u, &p.v) }
func e6() { var p = P(); p.m(&p.u) }  // error: 26: overlapping accesses to 'p', but modification requires exclusive access; consider copying to a local variable
func e7() { var x = 1; clo(&x) { x += 1 } }  // error: 28: overlapping accesses to 'x', but modification requires exclusive access; consider copying to a local variable
func e8() { var x = 1; clo(&x) { print(x) } }  // error: 28: overlapping accesses to 'x', but modification requires exclusive access; consider copying to a local variable
func e9() { var p = P(); p.mm { p.u = 1 } }  // error: 26: overlapping accesses to 'p', but modification requires exclusive access; consider copying to a local variable
func e10() { var p = P(); p.k(p) }
func e11(x: inout Int) { two(&x, &x) }  // error: 30: overlapping accesses to 'x', but modification requires exclusive access; consider copying to a local variable  // error: 34: inout arguments are not allowed to alias each other
func e12() { var t = (1, 2); two(&t.0, &t.1) }
func e13() { var t = (1, 2); two(&t.0, &t.0) }  // error: 34: overlapping accesses to 't.0', but modification requires exclusive access; consider copying to a local variable
func e14() { var p = P(); two(&p.c, &p.u) }  // error: 31: overlapping accesses to 'p', but modification requires exclusive access; consider copying to a local variable
class K { var u = 0; var v = 0; func z() { two(&u, &u) }; func zz() { two(&u, &v) } }
func e16() { let k = K(); two(&k.u, &k.u) }
var g = 1
func e17() { two(&g, &g) }  // error: 18: overlapping accesses to 'g', but modification requires exclusive access; consider copying to a local variable  // error: 22: inout arguments are not allowed to alias each other
func e18() { var d = ["a": 1]; two(&d["a"]!, &d["b"]!) }  // error: 36: overlapping accesses to 'd', but modification requires exclusive access; consider copying to a local variable
func e19() { var x = 1; func q() { x += 1 }; clo(&x, q) }
func e20() { var x: Int? = 1; two(&x!, &x!) }  // error: 35: overlapping accesses to 'x', but modification requires exclusive access; consider copying to a local variable
func e21() { var a = [1]; a.append(a.count) }
func e22() { var a = [1]; a[0] = a[0] + a.count }
func e23() { var a = [1]; a[a.count - 1] += a[0] }
func e24() { var x = 1; x += x }
func e25() { var a = [3]; a.sort { $0 < $1 + a.count } }  // error: 27: overlapping accesses to 'a', but modification requires exclusive access; consider copying to a local variable
func e26() { var a = [3]; a.removeAll { $0 == a[0] } }  // error: 27: overlapping accesses to 'a', but modification requires exclusive access; consider copying to a local variable
struct Q { var a = [1]; var n = 2; mutating func f() { a.removeAll { $0 == n } }; mutating func h() { a.removeAll { $0 == a.count } } ; mutating func w() { two(&n, &n) } ; mutating func y() { mm { n = 1 } }; mutating func mm(_ f: () -> Void) {} }  // error: 103: overlapping accesses to 'self.a', but modification requires exclusive access; consider copying to a local variable  // error: 161: overlapping accesses to 'self.n', but modification requires exclusive access; consider copying to a local variable  // error: 193: overlapping accesses to 'self', but modification requires exclusive access; consider copying to a local variable
two(&g, &g)  // error: 5: overlapping accesses to 'g', but modification requires exclusive access; consider copying to a local variable  // error: 9: inout arguments are not allowed to alias each other
var arr = [1, 2]
swap(&arr[0], &arr[1])  // error: 6: overlapping accesses to 'arr', but modification requires exclusive access; consider calling MutableCollection.swapAt(_:_:)
let _ = { var x = 1; two(&x, &x) }  // error: 26: overlapping accesses to 'x', but modification requires exclusive access; consider copying to a local variable  // error: 30: inout arguments are not allowed to alias each other
func rv(_ a: inout Int, _ b: Int) {}
func nn(_ f: () -> Void, _ a: inout Int) {}
struct O { var p = P2(); var q = P2() }
func f1() { var o = O(); two(&o.p.u, &o.p.u) }  // error: 30: overlapping accesses to 'o.p.u', but modification requires exclusive access; consider copying to a local variable
func f2() { var o = O(); two(&o.p.u, &o.q.u) }
func f3() { var o = O(); o.p.m(&o.p.v) }  // error: 26: overlapping accesses to 'o.p', but modification requires exclusive access; consider copying to a local variable
func f4() { var o = O(); o.p.m(&o.q.v) }
func f5() { var p = P2(); p.r(&p.u) }
func f6() { var p = P2(); p.mm { print(p.u) } }  // error: 27: overlapping accesses to 'p', but modification requires exclusive access; consider copying to a local variable
func f7() { var p = P2(); p.mm { p.mm { } } }  // error: 27: overlapping accesses to 'p', but modification requires exclusive access; consider copying to a local variable
func f8() { var p = P2(); nn({ p.u += 1 }, &p.v) }
func f9() { var x = 1; let f = { x += 1 }; f(); rv(&x, x) }
func f10() { var x = 1; let f = { x += 1 }; nn(f, &x) }
func f11() { var p = P2(); two(&p[0], &p[1]) }  // error: 32: overlapping accesses to 'p', but modification requires exclusive access; consider copying to a local variable
func f12() { var p = P2(); two(&p.w[0], &p.u) }
func f13() { var p = P2(); two(&p.w[0], &p.w[1]) }  // error: 32: overlapping accesses to 'p.w', but modification requires exclusive access; consider copying to a local variable
func f14(p: inout P2) { two(&p.w[0], &p.w[1]); p.m(&p.u) }  // error: 29: overlapping accesses to 'p.w', but modification requires exclusive access; consider copying to a local variable  // error: 48: overlapping accesses to 'p', but modification requires exclusive access; consider copying to a local variable
func f15() { var a = [[1]]; a[0].append(a[0].count) }
func f16() { var a = [1]; a.withEach { a.append($0) } }  // error: 27: overlapping accesses to 'a', but modification requires exclusive access; consider copying to a local variable
extension Array { mutating func withEach(_ f: (Element) -> Void) {} }
func f17() { var a = [1]; a.withEach { _ in _ = a } }  // error: 27: overlapping accesses to 'a', but modification requires exclusive access; consider copying to a local variable
func f18() { var a = [1]; a.forEach { a.append($0) } }
func f19() { var s = Set([1]); s.formUnion(s) }
func f20() { var x = 1; func g() { x += 1 }; two2(&x) { g() } }
func two2(_ a: inout Int, _ f: () -> Void) {}
func esc(_ a: inout Int, _ f: @escaping () -> Void) {}
func f21() { var x = 1; esc(&x) { x += 1 } }
class K2 { var p = P2(); var n = 1; func go() { p.mm { p.u = 1 }; two(&p.u, &p.v); n += n } ; func g2() { two2(&n) { n += 1 } } }
struct Q2 { var a = [1, 2]; mutating func f() { swap(&a[0], &a[1]); a.sort { x, y in a.isEmpty } }; mutating func g() { let b = a; a.removeAll { b.contains($0) } }; static func h(_ q: inout Q) { two(&q.a[0], &q.a[1]) } }  // error: 54: overlapping accesses to 'self.a', but modification requires exclusive access; consider calling MutableCollection.swapAt(_:_:)  // error: 69: overlapping accesses to 'self.a', but modification requires exclusive access; consider copying to a local variable  // error: 200: overlapping accesses to 'q.a', but modification requires exclusive access; consider copying to a local variable
func f22() { var d = [1: [1]]; d[1, default: []].append(d.count) }
func f24() { var a = 1, b = 2; swap(&a, &b); (a, b) = (b, a) }
func f26() { var x = [3, 1]; x[0] += x[1]; x.swapAt(0, 1); x[x[0]] = x[1] }
func f27() { var x = 1; two2(&x) { let y = 2; print(y) } }
func f28() { var o: P2? = P2(); two(&o!.u, &o!.v) }  // error: 37: overlapping accesses to 'o', but modification requires exclusive access; consider copying to a local variable
func f29() { var t = (P(), P2()); two(&t.0.u, &t.1.u); t.0.m(&t.0.u) }  // error: 56: overlapping accesses to 't.0', but modification requires exclusive access; consider copying to a local variable
func f30() { var a = [1]; a.reduce(into: 0) { s, x in s += x + a.count } ; _ = a.map { a[$0] } }
func f31() { var x = 0; ({ (y: inout Int) in y += 1 })(&x) }
struct P2 { var u = 0; var v = 0; var w: [Int] = []; mutating func m(_ x: inout Int) {}; mutating func mm(_ f: () -> Void) {}; var c: Int { get { 1 } set {} }; func r(_ x: inout Int) {}; subscript(i: Int) -> Int { get { 1 } set { } } }
