class C { static var n = 0 { willSet { print("w", newValue) } didSet { print("d", oldValue, n) } }
 class func inc() { n += 1 }
 static var log: [Int] = [] { didSet { if log.count > 2 { log.removeFirst() } } } }
C.n = 3; C.inc(); C.log.append(1); C.log.append(2); C.log.append(3); print(C.log)
struct S { static var t = 1 { didSet { print("t", t) } }; static var lazyOne: Int = { print("init"); return 4 }() { didSet { print("lz", oldValue) } } }
S.t += 1; S.lazyOne = 5; print(S.lazyOne)
enum E { static var q = [String: Int]() { didSet { print(q.count) } } }
E.q["a"] = 1; E.q["a", default: 0] += 1
print(MemoryLayout.size(ofValue: 5), MemoryLayout.stride(ofValue: "a"), MemoryLayout.alignment(ofValue: true), MemoryLayout<Int>.size, MemoryLayout<Int?>.size, MemoryLayout<String>.stride, MemoryLayout<[Int]>.size, MemoryLayout<(Int8, Int)>.size, MemoryLayout<Bool?>.size, MemoryLayout<Character>.size)
class K { deinit { print("bye") } }
do { let u = Unmanaged.passRetained(K()); let k = u.takeUnretainedValue(); _ = k; u.release(); print("r") }
print("½".unicodeScalars.first!.properties.numericType as Any, "5".unicodeScalars.first!.properties.numericType as Any, "a".unicodeScalars.first!.properties.generalCategory, "5".unicodeScalars.first!.properties.numericValue as Any, ("é" as Unicode.Scalar).properties.isLowercase, ("A" as Unicode.Scalar).properties.lowercaseMapping)
switch ("a" as Unicode.Scalar).properties.generalCategory { case .lowercaseLetter: print("ll"); default: print("other") }
if case .decimalNumber = ("7" as Unicode.Scalar).properties.generalCategory { print("nd") }
@propertyWrapper struct Trimmed { var v = ""; var wrappedValue: String { get { v } set { v = newValue.filter { $0 != " " } } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
//func greet(@Trimmed _ who: String) -> String { "Hello \(who)!" }

struct Clamp { @propertyWrapper struct W { var wrappedValue: Int; let projectedValue: Int; init(wrappedValue: Int) { self.wrappedValue = min(max(wrappedValue, 0), 10); projectedValue = wrappedValue } } }
//func show(@Clamp.W x: Int) { print(x, $x, _x) }

class V {}; class Q { weak var o: V?; var p: V?; unowned let u: V; init(_ v: V) { u = v } }
let v0 = V(); let q0 = Q(v0)
for c in Mirror(reflecting: q0).children { print(c.label!, Mirror(reflecting: c.value).displayStyle as Any) }
q0.o = v0; for c in Mirror(reflecting: q0).children { print(c.label!, Mirror(reflecting: c.value).displayStyle as Any) }
dump(q0)
struct W { weak var o: V?; var n = 1 }
print(W(), W(o: v0))
class Base { weak var parent: Base?; var kids: [Base] = [] }; class Sub: Base { unowned var owner: V; init(_ v: V) { owner = v } }
for c in Mirror(reflecting: Sub(v0)).children { print(c.label!, c.value) }
dump(Sub(v0))
