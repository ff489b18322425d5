func note(_ v: Int) -> Int { print("evaluated", v); return v }
struct K { var v = 0; var a = [1, 2]; var k: [K] = []; mutating func add(_ n: Int) { v += n }; subscript(i: Int) -> Int { get { v + i } set { v = newValue + i } } }
var o: K? = nil; o?.v = note(4); o?[note(1)] = 3; o?.add(note(2)); o?.v += note(5); o?.a[note(0)] = note(9); o?.a.append(note(3)); print(o?.a[note(0)] as Any, o?.v.advanced(by: note(1)) as Any)
var p: K? = K(); p?.v = note(4); p?[note(1)] = note(3); p?.add(note(2)); p?.a[note(0)] = note(9); p?.a.append(note(3)); print(p!.v, p!.a)
class C { var s: K? { get { print("get"); return st } set { print("set"); st = newValue } }; var st: K? = K(); var obs: K? = K() { willSet { print("will") } didSet { print("did") } } }
let c = C(); print("1"); c.s?.v = note(1); print("2"); c.s?.add(note(2)); print("3"); print("4"); c.s?.v += note(1); print("5"); _ = c.s?.v; print("6"); c.obs?.v = note(7); c.obs?.add(1); c.st = nil; print("7"); c.s?.v = note(1); c.s?.add(note(2)); c.s?.a.append(note(1)); c.obs = nil; c.obs?.v = note(2)
var d: [String: K] = ["a": K()]; d["a"]?.v = note(5); d["z"]?.v = note(6); d["z"]?.add(note(7)); d["a"]?.a.append(note(8)); print(d["a"]!.v, d["a"]!.a, d.count)
var dd: [String: [String: [Int]]] = [:]; dd["x"]?["y"]?.append(note(1)); dd["x"]?["y"] = [note(2)]; print(dd)
var cc: C? = nil; cc?.st?.v = note(1); cc?.st = K(v: note(2)); cc?.obs?.a[note(0)] = 1; let r: Void? = cc?.st?.add(note(3)); print(r as Any); cc = c; cc?.st = K(); cc?.st?.v = note(9); let r2: ()? = cc?.st?.add(note(3)); print(r2 as Any, c.st!.v); if (o?.v = 3) == nil { print("nil assign") }
func named(a: Int, b: Int = note(100), c: Int, d: Int = note(200)) {}; named(a: note(1), c: note(3)); named(a: note(1), c: note(2), d: note(3))
struct Z { init(x: Int = note(10), y: Int) {}; func m(_ q: Int, w: Int = note(20), e: Int) {}; static func s(a: Int = note(30), _ b: Int) {} }; Z(y: note(1)).m(note(2), e: note(3)); Z.s(note(4)); var arr = [[1]]; func f(_ i: inout [Int], _ k: Int = note(40), z: Int) { i.append(k + z) }; f(&arr[note(0)], z: note(5)); print(arr)
