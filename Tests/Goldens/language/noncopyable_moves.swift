struct File: ~Copyable {
  let n: String; init(_ n: String) { self.n = n }; consuming func close() { print("close", n) };
  deinit { print("deinit", n) }
}
func go() { let f = File("a"); f.close(); let g = File("b"); print(g.n) }
go()
enum Tok: ~Copyable {
  case a(Int), b;
  consuming func use() -> Int {
    switch self {
    case .a(let n): n;
    case .b: 0
    }
  }
}
func go2() { let t = Tok.a(4); print(t.use()) }
go2()
struct Uniq<T: ~Copyable>: ~Copyable {
  var v: T; init(_ v: consuming T) { self.v = v }; consuming func take() -> T { v }
}
func go3() { let u = Uniq(File("c")); let f = u.take(); print("took", f.n) }
go3()
func opt() {
  var o: File? = File("d"); if let f = o.take() { print("got", f.n) }; print("end"); o = File("e"); o = nil;
  print("nil")
}
opt()
extension Optional where Wrapped: ~Copyable {}
func arr() { var x = File("f"); x = File("g"); print(x.n) }
arr()
