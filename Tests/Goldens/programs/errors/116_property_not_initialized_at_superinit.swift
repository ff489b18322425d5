class Base { init(n: Int) {} }
class Derived: Base {
    var v: Int
    override init(n: Int) {
        super.init(n: n)
        v = n
    }
}
