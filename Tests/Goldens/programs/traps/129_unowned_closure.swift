final class Owner { let name = "o"; var action: (() -> String)?
    func arm() -> () -> String { { [unowned self] in self.name } } }
var o: Owner? = Owner()
let f = o!.arm()
print(f())
o = nil
print(f())
