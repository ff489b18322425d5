var s: Set = [3, 1, 2]
let t: Set<Int> = [3, 4]
print(s.union(t).sorted(), s.intersection(t), s.subtracting(t).sorted(), s.symmetricDifference(t).sorted())
print(s.isSubset(of: [1, 2, 3, 4]), s.isSuperset(of: [1]), s.isDisjoint(with: [9]), s.isStrictSubset(of: s), s.isStrictSuperset(of: [1]))
print(s.insert(5), s.insert(5).inserted, s.remove(1) as Any, s.remove(77) as Any, s.contains(2), s.count)
s.formUnion([8, 9]); s.formIntersection([8, 9, 2]); s.subtract([9]); s.formSymmetricDifference([2, 7]); print(s.sorted())
print(s.map { $0 * 2 }.sorted(), s.filter { $0 > 7 }, s.min()!, s.max()!, s.reduce(0, +), s.first != nil, Set([1, 1, 2]).count)
print(s.update(with: 7) as Any, Set<Int>() , s == [7, 8], s.isEmpty, s.firstIndex(of: 7) != nil, s.sorted(by: >))
s.removeAll(); print(s, Set("hello".map { $0 }).sorted())
print(Set([[1, 2], [1, 2]]).count, Array(Set([1])), s.popFirst() as Any, Set(1...3).sorted(), Set<String>(["a"]).description)
s = [1]; s.removeFirst(); print(s.capacity >= 0, Set([1,2]).subtracting([1]), s.randomElement() as Any, Set([1]).hashValue == Set([1]).hashValue)
