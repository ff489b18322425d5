class A { class func f() {} }
class B: A { override static func f() {} }
class C: B { override static func f() {} }
