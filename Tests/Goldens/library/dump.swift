struct P { var x = 1; var y: [Int] = [1, 2]; var o: String? = "a"; var n: Int? = nil }
class C { var p = P(); let name = "c"; var d = ["k": 1]; var s: Set = [3]; var t = (1, b: "x") }
enum E { case a, b(Int), c(x: Int, y: String) }
dump(P()); dump(C()); dump(E.a); dump(E.b(3)); dump(E.c(x: 1, y: "q")); dump([1, 2]); dump("s"); dump(5); dump(nil as Int?); dump([E.a, .b(1)]); dump((1, "a")); dump(["a": [1]]); dump(1...3); dump(Optional(5)); dump(1.5, name: "v"); dump([[1, 2], [3]], maxDepth: 1); dump([1, 2, 3, 4], maxItems: 3)
class D: C { var extra = 1 }
dump(D()); dump([P()], name: "ps", indent: 2)
var out = ""; dump(5, to: &out); print(out)
