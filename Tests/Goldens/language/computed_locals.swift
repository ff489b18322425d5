func f(_ n: Int) {
  var k = n
  var double: Int { k * 2 }
  var half: Int {
    get { k / 2 }
    set { k = newValue * 2 }
  }
  print(double, half); k = 10; print(double); half = 7; print(k, half); half += 1; print(k)
  let c = { double + half }
  k = 1; print(c())
  func g() -> Int { double }
  print(g())
}
f(3)
var top: Int { 5 }
print(top)
for i in 0..<2 { var sq: Int { i * i }; print(sq) }
class K { let v = 3; func m() -> Int { var w: Int { v + 1 }; return w * w } }
print(K().m())
@propertyWrapper struct Cl {
  var v = 0;
  var wrappedValue: Int {
    get { v }
    set { v = min(newValue, 10) }
  }; init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
}
func h() { @Cl var x = 50; print(x); x = 3; print(x); let c = { x += 100 }; c(); print(x) }
h()
