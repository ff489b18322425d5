let a = [1,2,3,4], b = [1,3,4,5]
let d = b.difference(from: a)
for c in d { switch c { case .insert(let o, let e, let w): print("ins", o, e, w as Any)
case .remove(let o, let e, let w): print("rem", o, e, w as Any) } }
print(d.count, d.insertions.count, d.removals.count)
print(a.applying(d)!)
let s = "kitten", t = "sitting"
print(t.difference(from: s).count)
let m = b.difference(from: a) { $0 == $1 }
print(m.isEmpty)
print([3,1,2].difference(from: [1,2,3]).inferringMoves().count)
