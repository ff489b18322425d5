import Foundation
let cs = Array("abc")
print(cs)
print("\(cs) and \(String(describing: cs)), \(String(reflecting: cs))")
dump(Array("ab"))
let any: Any = Array("hé")
print(any, any is [Character], (any as? [Character])?.count ?? -1)
print(Mirror(reflecting: cs).children.map { "\($0.value)" })
for c in Mirror(reflecting: any).children { print(c.value is Character, type(of: c.value)) }
print(Mirror(reflecting: "a,b".components(separatedBy: ",")).children.map { type(of: $0.value) })
print(Mirror(reflecting: Array("ab".utf8)).children.map { "\(type(of: $0.value)) \($0.value)" })
