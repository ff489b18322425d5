extension Array where Element: Comparable { func top() -> Element? { self.max() } }
struct A {}
print([A()].top())
