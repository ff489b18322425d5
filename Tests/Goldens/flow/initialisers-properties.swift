struct P { var u = 0; func f() {}; mutating func m() {}; var c: Int { 1 } }
struct A { var a: Int; var p: P; init() { let z = a; a = 1; p = P(); print(z) } }  // error: 51: 'self' used before all stored properties are initialized
struct B { var a: Int; var p: P; init() { a = 1; p.f(); p = P() } }  // error: 50: 'self' used before all stored properties are initialized
struct B2 { var a: Int; var p: P; init() { a = 1; p.m(); p = P() } }  // error: 53: variable 'self.p' used before being initialized
struct B3 { var a: Int; var p: P; init() { a = 1; _ = p.c; p = P() } }  // error: 55: 'self' used before all stored properties are initialized
struct B4 { var a: Int; var p: P; init() { a = 1; _ = p.u; p = P() } }  // error: 53: 'self' used before all stored properties are initialized
struct B5 { var a: Int; var p: P; init() { a = 1; p.u = 3; p = P() } }  // error: 55: struct 'self.p' must be completely initialized before a member is stored to
struct C { var a: Int; init() { print(a); a = 1 } }  // error: 39: 'self' used before all stored properties are initialized
struct C0 { var a: Int; init() { _ = self; a = 1 } }  // error: 36: 'self' used before all stored properties are initialized
struct C2 { var a: String; let b: String; init() { b = a; a = "" } }  // error: 54: 'self' used before all stored properties are initialized
struct C3 { let a: String; let b: String; init() { b = a + "x"; a = "" } }  // error: 56: 'self' used before all stored properties are initialized
struct C4 { let a: String; let b: String; init() { a = ""; print(b); b = "" } }  // error: 66: 'self' used before all stored properties are initialized
struct C5 { let a: String; let b: String; func f() {}; init() { a = ""; f(); b = "" } }  // error: 73: 'self' used before all stored properties are initialized
struct C7 { var a: Int; var b: Int; init() { a = 1; b += a; } }  // error: 55: variable 'self.b' passed by reference before being initialized
struct C8 { var a: Int; var b: Int; init() { a = b; b = 2 } }  // error: 48: 'self' used before all stored properties are initialized
class K { var a: Int; var p: P; init() { let z = a; a = 1; p = P(); print(z) } }  // error: 50: variable 'self.a' used before being initialized
class K1 { var a: Int; var p: P; init() { a = 1; p.f(); p = P() } }  // error: 50: variable 'self.p' used before being initialized
class K2 { var a: Int; var p: P; init() { a = 1; p.m(); p = P() } }  // error: 52: variable 'self.p' used before being initialized
class K3 { var a: Int; var p: P; init() { a = 1; p.u = 3; p = P() } }  // error: 54: struct 'self.p' must be completely initialized before a member is stored to
class K4 { let a: Int; init() { print(a); a = 1 } }  // error: 39: constant 'self.a' used before being initialized
class K5 { var a: Int; init() { print(self); a = 1 } }  // error: 39: variable 'self.a' used before being initialized
class K6 { var a: Int; let b: Int; init() { print(self); a = 1; b = 2 } }  // error: 51: variable 'self.a' used before being initialized
class K7 { var a: Int; let b: Int; init() { a = 1; print(self); b = 2 } }  // error: 58: variable 'self.b' used before being initialized
class K8 { var a: Int; let b: Int; var c: Int { 1 }; init() { a = 1; print(c); b = 2 } }  // error: 76: 'self' used in property access 'c' before all stored properties are initialized
class K9 { var a: Int; let b: Int; var c: Int { get { 1 } set {} }; init() { a = 1; c = 3; b = 2 } }  // error: 87: 'self' used in property access 'c' before all stored properties are initialized
class K10 { var a: Int; let b: Int; subscript(i: Int) -> Int { 1 }; init() { a = 1; print(self[1]); b = 2 } }  // error: 95: 'self' used in property access 'subscript' before all stored properties are initialized
class K11 { var a: Int; let b: Int; init() { a = 1; let s = self; b = 2; print(s) } }  // error: 61: variable 'self.b' used before being initialized
class K12 { var a: Int; let b: Int; init() { a = 1; run { print(self.a) }; b = 2 } }  // error: 57: 'self' captured by a closure before all members were initialized
class K13 { var a: Int; let b: Int; init() { a = 1; run { [self] in print(a) }; b = 2 } }  // error: 60: variable 'self.b' used before being initialized
class K14 { var a: Int; let b: Int; init() { a = 1; run { [weak self] in print(self as Any) }; b = 2 } }  // error: 65: variable 'self.b' used before being initialized
class K15 { var a: Int; let b: Int; init() { a = 1; func g() { print(a) }; g(); b = 2 } }  // error: 76: 'self' used in method call 'g' before all stored properties are initialized
class K16 { var a: Int; let b: Int; init(x: Bool) { a = 1; if x || a > 1 { b = 2 } else { b = 3 } } }
class K17 { var a: Int; let b: Int; init(x: Bool) { a = 1; let c = a > 1 ? a : 2; b = c } }
class K18 { var a: Int; let b: Int; init(x: Int?) { a = 1; let c = x ?? a; b = c } }
class K19 { var a: Int; let b: Int; static func h(_ k: K19) {}; init() { a = 1; K19.h(self); b = 1 } }  // error: 85: 'self' used in method call 'h' before all stored properties are initialized
class K20 { var a: Int; let b: Int; func z(_ x: Int) {}; init() { a = 1; self.z(3); b = 1 } }  // error: 79: 'self' used in method call 'z' before all stored properties are initialized
class K21 { var a: Int; let b: Int; func z(_ x: Int) -> Int { 1 }; init() { a = z(1); b = 1 } }  // error: 81: 'self' used in method call 'z' before all stored properties are initialized
class K22 { let b: Int; init(_ f: Bool) { if f { b = 1 } ; print(b) } }  // error: 66: constant 'self.b' used before being initialized  // error: 69: return from initializer without initializing all stored properties
class K23 { let b: Int; init(_ f: Bool) { if f { b = 1 } ; b = 2 } }  // error: 62: immutable value 'self.b' may only be initialized once
class K24 { var b: Int; init(_ f: Bool) { if f { b = 1 } ; b = 2 } }
class K25 { var b: Int; init(_ f: Bool) { for _ in 0..<2 { b = 1 } } }  // error: 68: return from initializer without initializing all stored properties
class K26 { let b: Int; init(_ f: Bool) { for _ in 0..<2 { b = 1 } } }  // error: 62: immutable value 'self.b' may only be initialized once  // error: 68: return from initializer without initializing all stored properties
class K29 { let b: Int; init() { self.b = 2 }; func z() { } }
struct T1 { let a: Int; let b: Bool; init(x: Bool) { a = 1; b = x || a > 1 } }
struct T2 { let a: Int; let b: Bool; init(x: Bool) { a = 1; b = x || b } }  // error: 70: constant 'self.b' used before being initialized
struct T3 { var a: Int { didSet { } }; let b: Bool; init(x: Bool) { a = 1; a += 1; b = x } }
struct T4 { var a: Int { didSet { } }; var b: Bool; init(x: Bool) { a = 1; b = x; f() }; func f() {} }
func run(_ f: () -> Void) { f() }
