func cond() -> Bool { true }
func thrower() throws -> Int { 1 }
func run(_ f: () -> Void) { f() }
struct A1 { var a: Int; let b: Int; init() { a = 1 } }  // error: 52: return from initializer without initializing all stored properties
struct A2 { var a: Int; let b: Int; init() { print(a); a = 1; b = 1 } }  // error: 52: 'self' used before all stored properties are initialized
struct A3 { var a: Int; let b: Int; func f() {}; init() { f(); a = 1; b = 1 } }  // error: 59: 'self' used before all stored properties are initialized
struct A4 { var a: Int; let b: Int; func f() {}; init() { a = 1; self.f(); b = 1 } }  // error: 66: 'self' used before all stored properties are initialized
struct A5 { var a: Int; let b: Int; init() { a = 1; b = 2; b = 3 } }  // error: 62: immutable value 'self.b' may only be initialized once
struct A6 { var a: Int; var c: Int { a }; init() { print(c); a = 1 } }  // error: 58: 'self' used before all stored properties are initialized
struct A7 { var a: Int; init() { run { print(a) }; a = 1 } }  // error: 38: variable 'self.a' captured by a closure before being initialized
struct A8 { var a: Int; init(x: Int) { if x > 0 { a = 1 } } }  // error: 59: return from initializer without initializing all stored properties
struct A9 { var a: Int; init?(x: Int) { if x > 0 { return nil }; a = 1 } }
struct A10 { var a: Int; init(x: Int) { if x > 0 { return }; a = 1 } }  // error: 52: return from initializer without initializing all stored properties
struct A11 { var a: Int; init(x: Int) throws { if x > 0 { throw E.e }; a = 1 } }
enum E: Error { case e }
struct A12 { var a: Int; init(x: Int) { self = A12(y: x) }; init(y: Int) { a = y } }
struct A13 { var a: Int; init(x: Int) { a = 1; self.init(y: x) }; init(y: Int) { a = y } }  // error: 43: 'self' used before 'self.init' call or assignment to 'self'
struct A14 { var a: Int; init(x: Int) { if x > 1 { self.init(y: x) } }; init(y: Int) { a = y } }  // error: 70: 'self.init' isn't called on all paths before returning from initializer
struct A15 { var a: Int; init(x: Int) { print(self.a); self.init(y: x) }; init(y: Int) { a = y } }  // error: 52: 'self' used before 'self.init' call or assignment to 'self'
struct A16 { var a: Int; init(x: Int) { self.init(y: x); self.init(y: x) }; init(y: Int) { a = y } }
enum F1 { case a, b; init(x: Int) { if x > 0 { self = .a } } }  // error: 60: 'self.init' isn't called on all paths before returning from initializer
enum F2 { case a, b; init(x: Int) { switch x { case 1: self = .a; default: self = .b } } }
enum F3 { case a, b; var n: Int { 1 }; init(x: Int) { print(n); self = .a } }  // error: 61: 'self' used before 'self.init' call or assignment to 'self'
enum F4 { case a, b; func f() {}; init() { f(); self = .b } }  // error: 44: 'self' used before 'self.init' call or assignment to 'self'
class B { var v: Int; init(v: Int) { self.v = v }; func f() {}; convenience init() { self.init(v: 1) } }
class C1: B { var w: Int; init() { super.init(v: 1) } }  // error: 42: property 'self.w' not initialized at super.init call
class C2: B { var w: Int; init() { w = 1 } }  // error: 42: 'super.init' isn't called on all paths before returning from initializer
class C3: B { var w: Int; override init(v: Int) { w = 1; f(); super.init(v: v) } }  // error: 58: 'self' used in method call 'f' before 'super.init' call
class C4: B { var w: Int; override init(v: Int) { w = 1; print(self.v); super.init(v: v) } }  // error: 69: 'self' used in property access 'v' before 'super.init' call
class C5: B { var w: Int; override init(v: Int) { w = 1; print(self.w); self.w += 2; super.init(v: v) } }
class C6: B { var w: Int; override init(v: Int) { w = 1; self.v = 2; super.init(v: v) } }  // error: 65: 'self' used in property access 'v' before 'super.init' call
class C7: B { var w: Int; override init(v: Int) { w = 1; if v > 0 { super.init(v: v) } } }  // error: 88: 'super.init' isn't called on all paths before returning from initializer
class C8: B { var w: Int; override init(v: Int) { w = 1; super.init(v: v); super.init(v: 2) } }  // error: 82: 'super.init' called multiple times in initializer
class C9 { var a: Int; var b: Int; init() { a = 1; g(); b = 2 }; func g() {} }  // error: 52: 'self' used in method call 'g' before all stored properties are initialized
class C10 { var a: Int; var b: Int; init() { a = 1 } }  // error: 52: return from initializer without initializing all stored properties
class C11 { var a: Int; var b: Int; init() { a = 1; print(self); b = 1 } }  // error: 59: variable 'self.b' used before being initialized
class C12 { var a: Int; let b: Int; init() { a = 1; b = a; print(b) } }
class C13 { var a: Int; init(_ x: Int) { a = x }; convenience init() { print(a) ; self.init(1) } }  // error: 78: 'self' used before 'self.init' call or assignment to 'self'
class C14 { var a: Int; init(_ x: Int) { a = x }; convenience init() { if cond() { self.init(1) } } }  // error: 99: 'self.init' isn't called on all paths before returning from initializer
class C15 { var a: Int; init(_ x: Int) { a = x }; convenience init() { } }  // error: 72: 'self.init' isn't called on all paths before returning from initializer
class C16 { var a: Int; init(_ x: Int) { a = x }; convenience init() { g(); self.init(1) }; func g() {} }  // error: 72: 'self' used before 'self.init' call or assignment to 'self'
class C17 { var a: Int; init?(x: Int) { if x > 1 { return nil }; a = x } }
class C18 { var a: Int; lazy var l = 2; init(x: Int) { print(l); a = x } }  // error: 62: 'self' used in property access 'l' before all stored properties are initialized
class C19 { var a: Int { didSet { print("d") } }; init(x: Int) { a = x; a = 2 } }
class C20 { let f: () -> Void; var x: Int; init() { f = { print(self.x) }; x = 1 } }  // error: 57: 'self' captured by a closure before all members were initialized
class C21 { let f: () -> Void; var x: Int; init() { x = 1; f = { [weak self] in print(self?.x as Any) } } }  // error: 72: variable 'self.f' used before being initialized
class C22 { var a: Int; var b: Int; init() { defer { b = 2 }; a = 1 } }  // error: 46: 'self' used in method call '$defer' before all stored properties are initialized  // error: 69: return from initializer without initializing all stored properties
class C23 { var a: Int; init() { do { a = try thrower() } catch { print("x") } } }  // error: 80: return from initializer without initializing all stored properties
class D0 { init() {} }
class D1: D0 { var w: Int; override init() { } }  // error: 37: property 'self.w' not initialized at implicitly generated super.init call
class D2: D0 { var w: Int; override init() { w = 1 } }
class D3: D0 { var w: Int; init(x: Int) { w = 1; print(self) ; super.init() } }  // error: 56: 'self' used before 'super.init' call
class D4: D0 { var w: Int; init(x: Int) { w = 1 } }
struct G2 { var a = 1; init() { a = 2 } }
struct G3 { var a: Int?; let b: Int?; init() { } }  // error: 48: return from initializer without initializing all stored properties
struct G4 { var a: [Int]; init() { a.append(1) } }  // error: 38: variable 'self.a' used before being initialized
struct G5 { var a: (Int, Int); init() { a.0 = 1 } }  // error: 49: return from initializer without initializing all stored properties
struct G6 { var a: (Int, Int); init() { a.0 = 1; a.1 = 2 } }
struct G7 { var a: A3; var b: Int; init() { b = 1; print(a.b) } }  // error: 58: 'self' used before all stored properties are initialized  // error: 63: return from initializer without initializing all stored properties
struct G8 { var a: Int; var b: Int; init() { self.b = 1; let s = self; a = 2; print(s) } }  // error: 66: 'self' used before all stored properties are initialized
struct G9 { var a: Int; static func mk() -> Int { 1 }; init() { a = G9.mk(); a = Self.mk() } }
