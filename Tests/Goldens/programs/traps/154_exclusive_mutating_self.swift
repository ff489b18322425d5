struct S { var items = [1]; mutating func each(_ f: () -> Void) { items.append(2); f() } }
var s = S()
s.each { print("ok") }
s.each { print(s.items.count) }
