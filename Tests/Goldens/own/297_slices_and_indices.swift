let a = [10, 20, 30, 40, 50, 60]
let s = a[2...4]
print(s, s.startIndex, s.endIndex, s[3], s.indices, Array(s)[0], s.first!, s.dropFirst().startIndex, a[..<2] + a[5...], a[1..<1].isEmpty)
var m = a
m[1...2] = [99]; print(m); m[0..<2] += [7]; print(m); m[m.endIndex - 1] = -1; m.replaceSubrange(1..<3, with: [1, 2, 3]); print(m, m.count)
var sl = m[2...]; sl[2] = 1000; sl.append(5); sl.removeFirst(); print(sl, m, sl.startIndex, sl.firstIndex(of: 5)!)
func sum(_ x: ArraySlice<Int>) -> Int { x.isEmpty ? 0 : x[x.startIndex] + sum(x.dropFirst()) }
func bs(_ x: ArraySlice<Int>, _ t: Int) -> Int? { guard !x.isEmpty else { return nil }; let mid = x.startIndex + x.count / 2; if x[mid] == t { return mid }; return x[mid] > t ? bs(x[..<mid], t) : bs(x[(mid + 1)...], t) }
print(sum(a[...]), bs(a[...], 50) ?? -1, bs(a[1...3], 10) as Any)
func mergeSort(_ x: ArraySlice<Int>) -> [Int] { guard x.count > 1 else { return Array(x) }; let mid = (x.startIndex + x.endIndex) / 2; let l = mergeSort(x[..<mid]), r = mergeSort(x[mid...]); var out: [Int] = [], (i, j) = (0, 0); while i < l.count || j < r.count { if j == r.count || (i < l.count && l[i] <= r[j]) { out.append(l[i]); i += 1 } else { out.append(r[j]); j += 1 } }; return out }
print(mergeSort([5, 3, 9, 1, 5]), a.split(separator: 30), a.split(maxSplits: 1) { $0 % 20 == 0 }, a.prefix(upTo: 2), a.suffix(from: 4), a.prefix(through: 1), a.suffix(2), a.prefix { $0 < 35 })
let str = "Hello, Swift!"
let comma = str.firstIndex(of: ",")!, sub = str[..<comma], rest = str[str.index(comma, offsetBy: 2)...].dropLast()
print(sub, rest, sub.count, String(sub) + rest, rest.startIndex == str.index(comma, offsetBy: 2), sub.uppercased(), rest.hasPrefix("Sw"), rest.base == str, str.distance(from: comma, to: str.endIndex))
print(str.indices.filter { str[$0].isUppercase }.map { str.distance(from: str.startIndex, to: $0) }, str[str.index(before: str.endIndex)], str.index(str.startIndex, offsetBy: 99, limitedBy: str.endIndex) == nil)
var words = "one two three".split(separator: " "); words[0] = "ONE"; words.swapAt(0, 2); print(words, words.joined(separator: "+"), words.map(\.count))
let rev = a.reversed(), en = Array(a.enumerated().reversed()), z = zip(a, a.dropFirst()), st = stride(from: 0, to: a.count, by: 2).map { a[$0] }
print(rev.first!, rev.map { $0 / 10 }, rev[rev.index(after: rev.startIndex)], en[0].offset, z.map { $1 - $0 }, st, a.indices.reversed().map { $0 }, a.lastIndex { $0 < 35 }!)
for (i, x) in zip(a.indices, a) where i.isMultiple(of: 3) { print(i, x, terminator: " ") }
var it = a.makeIterator(); _ = it.next(); print(it.next()!, Array(IteratorSequence(it)).count, a.index(after: 0), a.index(0, offsetBy: 3), a.index(2, offsetBy: 9, limitedBy: a.endIndex) as Any)
let r = 2..<5, cr = 1...3; print(r.contains(5), r.lowerBound, cr.upperBound, r.count, cr.map { $0 * $0 }, r.overlaps(4..<9), (0..<10)[3..<5], cr ~= 2, Array(r.reversed()), r.isEmpty, (5..<5).isEmpty, cr.contains(2), (1...).prefix(3).map { $0 }, (..<3).contains(-5), r == 2..<5, Range(cr))
var mat = [[1, 2, 3], [4, 5, 6]]; mat[1][1...] = [0]; mat[0].swapAt(0, 2); mat.append(contentsOf: [[7]]); print(mat, mat.map(\.count), mat.joined().reduce(0, +), mat.flatMap { $0.prefix(1) }, mat.first?.last ?? 0, mat.last?[0] as Any)
