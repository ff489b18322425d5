struct Opt: OptionSet { let rawValue: Int; static let a = Opt(rawValue: 1), b = Opt(rawValue: 1 << 1), c = Opt(rawValue: 4); static let all: Opt = [.a, .b, .c] }
var o: Opt = [.a, .c]
print(o.contains(.a), o.rawValue, o.union(.b) == .all, o.insert(.b).inserted)
print(o.remove(.a) as Any)
print(o.isSubset(of: .all), o.intersection(.b).rawValue, o.isEmpty, Opt().isEmpty)
print(o.symmetricDifference(.all).rawValue, o.subtracting(.b).rawValue)
print(o, o.isDisjoint(with: .a), o.isSuperset(of: .b))
