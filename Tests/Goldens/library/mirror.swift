struct P { var x = 1; let s = "a"; var a = [1, 2] }
class C { var c = 1 }; class D: C { var d = 2 }
enum E { case a, b(Int), c(x: Int, y: Int) }
for v in [P(), D(), E.b(1), E.a, E.c(x: 1, y: 2), [1, 2], ["a": 1], Set([1]), (1, z: 2), Optional(1) as Any, 5, "s"] as [Any] {
  let m = Mirror(reflecting: v)
  print(m.subjectType, m.displayStyle as Any, m.children.count, m.children.map { "\($0.label ?? "nil"): \($0.value)" }, m.superclassMirror as Any)
}
let m = Mirror(reflecting: P()); for (l, v) in m.children { print(l!, v) }
print(m.descendant("x") as Any, m.descendant("a", 1) as Any, m.children.first!.label!, m)
if case let (label?, value) = m.children.first! { print(label, value) }
struct CR: CustomReflectable { var customMirror: Mirror { Mirror(self, children: ["a": 1, "b": 2], displayStyle: .struct) } }
dump(CR()); print(Mirror(reflecting: CR()).children.count)
