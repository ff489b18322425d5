func run(_ f: () -> Void) { f() }
func cond() -> Bool { true }
class B { var v: Int; init(v: Int) { self.v = v }; func f() {}; convenience init() { self.init(v: 1) }; class func cf() {} }
class C1: B { var w: Int; override init(v: Int) { f(); w = 1; super.init(v: v) } }  // error: 51: 'self' used in method call 'f' before 'super.init' call
class C2: B { var w: Int; override init(v: Int) { print(w); w = 1; super.init(v: v) } }  // error: 57: variable 'self.w' used before being initialized
class C3: B { var w: Int; override init(v: Int) { print(self); w = 1; super.init(v: v) } }  // error: 57: 'self' used before 'super.init' call
class C4: B { var w: Int; override init(v: Int) { w = 1; run { self.f() }; super.init(v: v) } }  // error: 62: 'self' captured by a closure before all members were initialized
class C5: B { var w: Int; override init(v: Int) { w = 1; run { print(self.w) }; super.init(v: v) } }  // error: 62: 'self' captured by a closure before all members were initialized
class C6: B { var w: Int; override init(v: Int) { w = 1; defer { print(w) }; super.init(v: v) } }
class C7: B { let w: Int; override init(v: Int) { w = 1; super.init(v: v); w = 2 } }  // error: 78: immutable value 'self.w' may only be initialized once
class C8: B { let w: Int; override init(v: Int) { super.init(v: v); w = 2 } }  // error: 57: property 'self.w' not initialized at super.init call  // error: 71: immutable value 'self.w' may only be initialized once
class C9: B { var w: Int; override init(v: Int) { super.f(); w = 2; super.init(v: v) } }  // error: 57: 'self' used in method call 'f' before 'super.init' call
class C10: B { let w: Int; init?(x: Int) { if x > 0 { return nil }; w = x; super.init(v: x) } }
class C11: B { let w: Int; init?(x: Int) { w = x; if x > 0 { return nil }; super.init(v: x) } }
class C12: B { let w: Int; init(x: Int) { w = x; if x > 0 { return }; super.init(v: x) } }  // error: 88: 'super.init' isn't called on all paths before returning from initializer
class C13: B { init(x: Int) { super.init(v: x); print(self) } }
class C14: B { init(x: Int) { print(v); super.init(v: x) } }  // error: 37: 'self' used in property access 'v' before 'super.init' call
class C15: B { init(x: Int) { print(x) } }  // error: 40: 'super.init' isn't called on all paths before returning from initializer
class C16: B { var q = 1; init(x: Int) { q = 2; print(q) ; super.init(v: q); f() } }
class C17: B { var w: Int; convenience init(x: Int) { self.init(v: 1); self.init(v: 1) }; override init(v: Int) { w = 2; super.init(v: v) } }
class C18: B { var w: Int; override init(v: Int) { w = 1; v2 = 3; super.init(v: w + v2) } ; var v2: Int }
class C19: B { var w: Int; override init(v: Int) { w = v; C19.cf(); type(of: self).cf(); super.init(v: w) } }
class C20: B { var w: Int; init() { w = Self.mk(); super.init(v: w) }; static func mk() -> Int { 1 } }
class K1 { var a: Int; init() { helper(self); a = 1 } }  // error: 33: 'self' used in method call 'helper' before all stored properties are initialized
func helper(_ k: K1) {}
class K2 { var a: Int; init() { _ = H(self); a = 1 } }  // error: 37: 'self' used before all stored properties are initialized
struct H { init(_ k: K2) {} }
class K3 { var a: Int; init() { a = 1; defer { print(a) } } }
class K4 { var a: Int; var d: [K4] = []; init() { d.append(self); a = 1 } }  // error: 60: variable 'self.a' used before being initialized
class K5 { var a: Int; var o: K5?; init() { o = self; a = 1 } }  // error: 49: variable 'self.a' used before being initialized
class K6 { var a: Int { didSet { print(1) } }; init(_ x: Int) { if x > 1 { a = 1; return }; a = 2; a = 3 } }
class K7 { let a: Int; let b: Int; init(_ x: Int) { (a, b) = (1, 2) } }
class K8 { var t: (Int, Int); init() { t.0 = 1; print(t.0); t.1 = 2 } }
class K9 { var t: (Int, Int); init() { t.0 = 1; print(t) } }  // error: 55: variable 'self.t.1' used before being initialized  // error: 58: return from initializer without initializing all stored properties
class K10 { let a: Int; init() { func g() -> Int { 3 }; a = g() } }
class K11 { let a: Int; let f: () -> Int; init() { a = 1; let b = a; f = { b } } }
class K12 { let a: Int; lazy var b = a + 1; var c: Int { a }; init() { a = 1; print(b, c) } }
class K13 { var a: Int; init() { self.a += 1 } }  // error: 41: variable 'self.a' passed by reference before being initialized
class K14 { var a: [Int]; init() { a[0] = 1; a.append(2) } }  // error: 41: variable 'self.a' used before being initialized
class K15 { let a: Int; init(x: Int) throws { a = x; if x > 0 { throw E.e } } }
class K16 { let a: Int; init(x: Int) throws { if x > 0 { throw E.e } } }  // error: 70: return from initializer without initializing all stored properties
enum E: Error { case e }
class K17 { let a: Int; init(x: Int) { assert(a > 0); a = x; assert(a > 0) } }  // error: 47: constant 'self.a' used before being initialized
class K18 { let a: Int, b: Int; init(x: Int) { a = x; assert(a > 0); precondition(a > 0, "x \(a)"); b = 1 } }
class K19 { let a: Int, b: Int; init(x: Int) { a = x; let z = x > 1 && a > 3 || a == 2; b = z ? 1 : a } }
class K20 { var n: Int; var name: String; init() { n = 1; name = "a\(n)"; name += "\(name)" } }
struct S1 { var a: Int; mutating func m() {}; init() { m(); a = 1 } }  // error: 56: 'self' used before all stored properties are initialized
struct S2 { var a: Int; var c: Int { get { 1 } set {} }; init() { c = 2; a = 1 } }  // error: 69: 'self' used before all stored properties are initialized
struct S3 { var a: Int; subscript(i: Int) -> Int { get { 1 } set {} }; init() { self[1] = 2; a = 1 } }  // error: 89: 'self' used before all stored properties are initialized
struct S4 { var a: Int; init() { defer { a = 2 } } }  // error: 34: 'self' used before all stored properties are initialized  // error: 50: return from initializer without initializing all stored properties
struct S5 { var a: Int; var b: Int; init() { defer { b = 2 }; a = 1 } }  // error: 46: 'self' used before all stored properties are initialized  // error: 69: return from initializer without initializing all stored properties
struct S6 { var a: Int; var b: Int; init() { func g() { b = 2 }; a = 1; g() } }  // error: 73: 'self' used before all stored properties are initialized  // error: 77: return from initializer without initializing all stored properties
struct S7 { let a: Int; let b: Int; init(x: Int) { a = x; assert(a > 0); precondition(a > 0, "x \(a)"); b = 1 } }
struct S8 { let a: Int; let b: Int; init(x: Int) { precondition(a > 0); a = x;  b = 1 } }  // error: 65: constant 'self.a' used before being initialized
struct S9 { let a: Int; let b: Int; init(x: Int) { self = S9(x: x); a = 1 } }  // error: 71: immutable value 'self.a' may only be initialized once
struct S10 { let a: Int; let b: Int; init(x: Int) { a = 1; self = S10(x: x) } }  // error: 65: immutable value 'self.a' may only be initialized once
struct S11 { let a: [Int]; let b: Int; init(x: Int) { a = [1]; b = a[0] + a.count; } }
struct S12 { let a: [Int]; let b: Int; init(x: Int) { a = [x].map { $0 + 1 }; b = a.map { $0 + x }.reduce(0) { $0 + $1 }; } }
struct S13<T> { var a: T; var b: T?; init(x: T) { a = x } }
struct S14 { var a: Int; var b: Int; init(x: Int) { guard x > 0 else { self.init(x: 1); return }; a = x; b = x } }  // error: 101: 'self' used before 'self.init' call or assignment to 'self'  // error: 108: 'self' used before 'self.init' call or assignment to 'self'  // error: 112: 'self.init' isn't called on all paths before returning from initializer
struct S15 { var a: Int; var b: Int; init(x: Int) { for i in 0..<x { a = i; b = i } } }  // error: 85: return from initializer without initializing all stored properties
struct S16 { let a: Int; var b: Int; init(x: Int) { if x > 1 { a = 1 } else { a = 2 }; b = a; b += 1; b = b * 2 } }
enum F { case a, b; init?(x: Int) { if x == 0 { self = .a } else { return nil } } ; init(y: Int) { self = .a; self = .b; print(self) } ; init(z: Int) { self.init(y: z); f() }; func f() {} }
enum F2 { case a; init(x: Int) { run { print(self) }; self = .a } }  // error: 38: 'self' used before 'self.init' call or assignment to 'self'
protocol P { init(); var z: Int { get set } }
extension P { init(z: Int) { self.init(); self.z = z } ; init(w: Int) { self.z = w; self.init() } ; init(q: Int) { if q > 0 { self.init() } } }  // error: 80: 'self' used before 'self.init' call or assignment to 'self'  // error: 141: 'self.init' isn't called on all paths before returning from initializer
extension S1 { init(x: Int) { self.init(); a = x } ; init(y: Int) { a = y } }
actor A { var a: Int; let b: Int; init() { a = 1; b = a; f() }; nonisolated func f() {} }
