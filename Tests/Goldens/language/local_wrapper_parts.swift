@propertyWrapper struct Clamped { var v = 0; var n = 0; var wrappedValue: Int { get { v } set { v = min(newValue, 9); n += 1 } }; var projectedValue: String { "p\(v)" }; init(wrappedValue: Int) { v = wrappedValue } }
func f() {
  @Clamped var x = 3
  x = 20
  print(x, _x.n, $x)
  let g = { x += 1; return _x.n }
  print(g(), _x.n)
}
f()
