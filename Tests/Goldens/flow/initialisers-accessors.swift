class K { var a: Int; init(x: Int) { if x > 0 { return }; a = 1 } }  // error: 65: return from initializer without initializing all stored properties
class K2 { var a: Int; init(x: Int) { if x > 0 { return } else { a = 1 } ; if x < -3 { return } } }  // error: 97: return from initializer without initializing all stored properties
class B { init() {} }
class D: B { var w: Int; override init() { if 1 > 2 { return }; w = 1 } }  // error: 35: property 'self.w' not initialized at implicitly generated super.init call
class D2: B { var w: Int; init(x: Int) { if x > 2 { w = 1 }; super.init() } }  // error: 68: property 'self.w' not initialized at super.init call
struct S { var a: Int; init(x: Int) { if x > 0 { return } else { return } } }  // error: 50: return from initializer without initializing all stored properties
@propertyWrapper struct Box<T> { var wrappedValue: T; var projectedValue: Int { 3 } }
struct T1 { @Box var x: Int; var y: Int; init() { x = 1; y = 2 } }
struct T2 { @Box var x: Int; var y: Int; init() { y = 2 } }  // error: 57: return from initializer without initializing all stored properties
struct T3 { @Box var x: Int; var y: Int; init() { print(x); x = 1; y = 2 } }  // error: 57: 'self' used before all stored properties are initialized
struct T4 { @Box var x: Int; var y: Int; init() { x = 1; x = 2; y = 2 } }
struct T5 { @Box var x: Int; var y: Int; init() { _x = Box(wrappedValue: 1); print($x); y = 2 } }  // error: 84: 'self' used before all stored properties are initialized
class T6 { @Box var x: Int; var y: Int; init() { x = 1; x = 2; y = 2 } }
class T7 { @Box var x: Int; var y: Int; init() { x = 1; print(x); y = 2 } }  // error: 63: 'self' used in property access 'x' before all stored properties are initialized
struct T8 { @Box var x: Int = 1; var y: Int; init() { x = 4; y = 2; x = 5 } }
import Observation
@Observable class O1 { var x: Int; var y: Int; init() { x = 1; y = 2 } }
@Observable class O2 { var x: Int; var y: Int; init() { x = 1 } }  // error: 63: return from initializer without initializing all stored properties
@Observable class O3 { var x: Int; var y: Int; init() { print(x); x = 1; y = 2 } }  // error: 63: 'self' used in property access 'x' before all stored properties are initialized
@Observable class O4 { var x: Int; var y: Int; init() { x = 1; x = 3; y = 2; x = 5; y += x } }
@Observable class O5 { var x: Int; var y: Int; func f() {}; init() { x = 1; f(); y = 2 } }  // error: 77: 'self' used in method call 'f' before all stored properties are initialized
@Observable class O6 { var x: Int = 4; var y: Int; init() { x = 1; y = 2 } }
@Observable class O7: B2 { var x: Int; override init() { x = 1; super.init(); x = 2 } }
@Observable class B2 { var z: Int = 2; init() { } }
@Observable class O8: B2 { var x: Int; override init() { super.init(); x = 2 } }  // error: 64: property 'self._x' not initialized at super.init call
@Observable class O9 { var x: Int; init(b: Bool) { if b { x = 1 } else { x = 2 }; x += 1 } }
@Observable class O10 { var x: Int; init(b: Bool) { if b { x = 1 }; x = 3 } }
