import Foundation
enum E: Error { case a, b(Int), c, d(String), e }
for e in [E.a, .b(1), .c, .d("x"), .e] { print(e.localizedDescription) }
enum R: Int, Error { case x = 7, y = 9 }
print(R.x.localizedDescription, R.y)
enum S: String, Error { case x = "ex", y = "yy" }
print(S.x.localizedDescription, 0)
struct T: Error {}
final class C: Error {}
print(T().localizedDescription, C().localizedDescription)
indirect enum I: Error { case n, m(Int) }
print(I.n.localizedDescription, I.m(2).localizedDescription)
enum G<V>: Error { case n, m(V) }
print(G<Int>.n.localizedDescription, G.m(2).localizedDescription)
enum One: Error { case only }
print(One.only.localizedDescription)
enum OneP: Error { case only(Int) }
print(OneP.only(2).localizedDescription)
