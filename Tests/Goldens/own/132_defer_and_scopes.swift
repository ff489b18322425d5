final class Resource {
  let name: String
  nonisolated(unsafe) static var log: [String] = []
  init(_ name: String) { self.name = name; Resource.log.append("+\(name)") }
  deinit { Resource.log.append("-\(name)") }
  static func flush(_ title: String) {
    print(title, log.joined(separator: " "))
    log = []
  }
}
enum Fault: Error { case early(Int) }

func sequenceOfDefers(_ n: Int) {
  defer { Resource.log.append("last") }
  if n > 0 {
    defer { Resource.log.append("if") }
    Resource.log.append("body")
  }
  for i in 0..<n {
    defer { Resource.log.append("end\(i)") }
    if i == 1 { continue }
    Resource.log.append("it\(i)")
  }
  defer { Resource.log.append("first") }
}
sequenceOfDefers(3); Resource.flush("defers:")

func throwing(_ n: Int) throws -> Resource {
  let a = Resource("a")
  defer { Resource.log.append("defer") }
  if n == 0 { throw Fault.early(n) }
  let b = Resource("b")
  _ = a
  return b
}
_ = try? throwing(0); Resource.flush("thrown:")
do { let r = try throwing(1); Resource.log.append("got \(r.name)") }
Resource.flush("returned:")

do {
  let x = Resource("x")
  do { let y = Resource("y"); _ = (x, y) }
  Resource.log.append("between")
}
Resource.flush("nested:")

var slot: Resource? = Resource("old")
slot = Resource("new")
Resource.flush("replaced:")
var list = [Resource("1"), Resource("2"), Resource("3")]
let removed = list.remove(at: 1)
list.removeAll()
Resource.flush("array:")
print(removed.name)
slot = nil
Resource.flush("nil:")

class Owner {
  let child: Resource
  lazy var extra = Resource("lazy")
  init() { child = Resource("child") }
  deinit { Resource.log.append("owner") }
}
do { _ = Owner() }
Resource.flush("owner:")
do { let o = Owner(); _ = o.extra }
Resource.flush("owner lazily:")
final class Sub: Owner { let more = Resource("more"); deinit { Resource.log.append("sub") } }
do { _ = Sub() }
Resource.flush("sub:")

func closureScope() -> () -> String {
  let held = Resource("held")
  return { held.name }
}
do {
  let f = closureScope()
  Resource.log.append(f())
}
Resource.flush("closure:")
do {
  let table = ["k": Resource("v")]
  for (key, value) in table { Resource.log.append(key + value.name) }
}
Resource.flush("dictionary:")
final class Ring { var next: Ring?; weak var back: Ring?; let r: Resource; init(_ n: String) { r = Resource(n) } }
do {
  let a = Ring("ra"), b = Ring("rb")
  a.next = b
  b.back = a
}
Resource.flush("no cycle:")
func counter() -> Int {
  var n = 0
  func bump() -> Int { defer { n += 1 }; return n }
  _ = bump(); _ = bump()
  return bump() * 10 + n
}
print(counter())
func labelled() -> String {
  var out = ""
  outer: for i in 1...3 {
    defer { out += "|" }
    for j in 1...3 {
      defer { out += "." }
      if j == 2 { continue outer }
      if i == 3 { break outer }
      out += "\(i)\(j)"
    }
  }
  return out
}
print(labelled())
