// inout everywhere
class Node {
  var value = 1; var next: Node?; var arr = [1, 2, 3]; var dict = ["a": 1]; var tup = (1, "x"); lazy var lz = [9];
  var obs = 0 { didSet { print("obs", oldValue, obs) } }
  var comp: Int {
    get { value }
    set { value = newValue }
  }
  subscript(i: Int) -> Int {
    get { arr[i] }
    set { arr[i] = newValue }
  }
}
struct P { var x = 0, y = 0; var list: [P] = []; mutating func move(_ d: Int) { x += d; y += d } }
func inc(_ x: inout Int, by n: Int = 1) { x += n }
func app(_ a: inout [Int], _ v: Int) { a.append(v) }
func swp<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }
let n = Node(); n.next = Node(); n.next?.next = Node()
inc(&n.value); inc(&n.comp); inc(&n[0], by: 5); inc(&n.arr[1]); inc(&n.dict["a", default: 0]); inc(&n.tup.0);
inc(&n.obs)
app(&n.arr, 7); app(&n.lz, 3)
n.next?.value += 10; n.next?.arr[0] = 42; n.next?.next?.arr.append(5); n.next?.next?.dict["z"] = 26; n.next!.obs = 3
print(n.value, n.arr, n.dict, n.tup, n.lz, n.next!.value, n.next!.arr, n.next!.next!.arr, n.next!.next!.dict.count)
n.dict["a"]? += 5; n.dict["q"]? += 5; n.dict["b"] = nil; print(n.dict)
var ps = [P(), P(x: 1, y: 2)]
ps[0].move(3); ps[1].x += 4; inc(&ps[1].y); ps[0].list.append(P(x: 9)); ps[0].list[0].move(1); ps.swapAt(0, 1)
print(ps[0].x, ps[0].y, ps[1].x, ps[1].list[0].x)
var a = 1, b = 2; swp(&a, &b); print(a, b); swap(&a, &b); print(a, b)
var opt: P? = P(); opt?.move(2); opt?.list.append(P()); opt!.x *= 5; print(opt!.x, opt?.list.count ?? -1)
var none: P?; none?.move(1); print(none == nil)
var grid = [[1, 2], [3, 4]]; inc(&grid[1][0], by: 10); grid[0].append(5); app(&grid[1], 6); grid[0][0] += grid[1][1];
print(grid)
var dd: [String: [Int]] = [:]; dd["k", default: []].append(1); dd["k"]?.append(2); dd["m"] = [3]; app(&dd["m"]!, 4);
print(dd["k"]!, dd["m"]!)
var nested: [String: [String: Int]] = [:]; nested["a", default: [:]]["b", default: 0] += 1; nested["a"]?["c"] = 5;
nested["a"]!["b"]! += 1; print(nested["a"]!.sorted { $0.key < $1.key })
for i in ps.indices { ps[i].x = i * 100 }; print(ps.map(\.x))
func multi(_ a: inout Int, _ b: inout [Int], _ c: inout P) throws -> Int {
  a += 1; b.append(a); c.x = a; if a > 3 { throw Err() }; return a
}
struct Err: Error {}
var m1 = 2, m2 = [0], m3 = P()
print(try multi(&m1, &m2, &m3)); print((try? multi(&m1, &m2, &m3)) as Any, m1, m2, m3.x)
var t3 = (a: 1, b: (c: [1], d: "s")); t3.b.c.append(4); t3.b.d += "t"; inc(&t3.a); print(t3)
struct Wrap {
  var inner: Node;
  var v: Int {
    get { inner.value }
    nonmutating set { inner.value = newValue }
  }
}
let w = Wrap(inner: n); w.v = 77; inc(&w.inner.value); print(n.value)
let kp = \P.x; var kk = P(); kk[keyPath: kp] = 5; kk[keyPath: \.y] += 3; inc(&kk[keyPath: kp]); print(kk.x, kk.y)
n[keyPath: \Node.value] = 3; n[keyPath: \.arr[0]] = 8; print(n.value, n.arr[0])
let kps: [WritableKeyPath<P, Int>] = [\.x, \.y]; for k in kps { kk[keyPath: k] *= 2 }; print(kk.x, kk.y)
