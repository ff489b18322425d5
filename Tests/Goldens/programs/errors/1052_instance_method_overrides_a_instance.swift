class Base { final func id() -> Int { 1 } }
class Child: Base {
    override func id() -> Int { 2 }
}
