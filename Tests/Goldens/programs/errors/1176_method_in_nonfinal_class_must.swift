protocol P { static func make() -> Self }
class C: P { static func make() -> C { C() } }
