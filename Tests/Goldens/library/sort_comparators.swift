import Foundation
struct P { let n: String, a: Int; var o: Int? = nil }
var ps = [P(n: "x", a: 3), P(n: "y", a: 1, o: 4), P(n: "a", a: 3, o: 2)]
print(ps.sorted(using: KeyPathComparator(\.a)).map(\.n), ps.sorted(using: [KeyPathComparator(\.a, order: .reverse), KeyPathComparator(\.n)]).map(\.n), ps.sorted(using: SortDescriptor(\.n, order: .reverse)).map(\.n), ps.sorted(using: KeyPathComparator(\.o)).map(\.n))
ps.sort(using: KeyPathComparator(\P.n)); print(ps.map(\.n)); let cs: [KeyPathComparator<P>] = [.init(\.a), .init(\.n)]; print(ps.sorted(using: cs).map(\.n))
